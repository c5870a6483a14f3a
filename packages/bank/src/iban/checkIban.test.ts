import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../testing/rulesOf.ts';
import { checkIban } from './checkIban.ts';

const found = (iban: string) => rulesOf(checkIban(iban));

/**
 * The example of each country in the IBAN registry of SWIFT, as skwasjer/IbanNet, SupportedCountries.md, lists them
 * (2026-07-21, SWIFT registry): all 88.
 */
const registryExamples = [
  'AD1200012030200359100100',
  'AE070331234567890123456',
  'AL47212110090000000235698741',
  'AT611904300234573201',
  'AZ21NABZ00000000137010001944',
  'BA391290079401028494',
  'BE68539007547034',
  'BG80BNBG96611020345678',
  'BH67BMAG00001299123456',
  'BI4210000100010000332045181',
  'BR1800360305000010009795493C1',
  'BY13NBRB3600900000002Z00AB00',
  'CH9300762011623852957',
  'CR05015202001026284066',
  'CY17002001280000001200527600',
  'CZ6508000000192000145399',
  'DE89370400440532013000',
  'DJ2100010000000154000100186',
  'DK5000400440116243',
  'DO28BAGR00000001212453611324',
  'EE382200221020145685',
  'EG380019000500000000263180002',
  'ES9121000418450200051332',
  'FI2112345600000785',
  'FK88SC123456789012',
  'FO6264600001631634',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'GE29NB0000000101904917',
  'GI75NWBK000000007099453',
  'GL8964710001000206',
  'GR1601101250000000012300695',
  'GT82TRAJ01020000001210029690',
  'HN88CABF00000000000250005469',
  'HR1210010051863000160',
  'HU42117730161111101800000000',
  'IE29AIBK93115212345678',
  'IL620108000000099999999',
  'IQ98NBIQ850123456789012',
  'IS140159260076545510730339',
  'IT60X0542811101000000123456',
  'JO94CBJO0010000000000131000302',
  'KW81CBKU0000000000001234560101',
  'KZ86125KZT5004100100',
  'LB62099900000001001901229114',
  'LC55HEMM000100010012001200023015',
  'LI21088100002324013AA',
  'LT121000011101001000',
  'LU280019400644750000',
  'LV80BANK0000435195001',
  'LY83002048000020100120361',
  'MC5811222000010123456789030',
  'MD24AG000225100013104168',
  'ME25505000012345678951',
  'MK07250120000058984',
  'MN121234123456789123',
  'MR1300020001010000123456753',
  'MT84MALT011000012345MTLCAST001S',
  'MU17BOMM0101101030300200000MUR',
  'NI45BAPR00000013000003558124',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'OM810180000001299123456',
  'PK36SCBL0000001123456702',
  'PL61109010140000071219812874',
  'PS92PALS000000000400123456702',
  'PT50000201231234567890154',
  'QA58DOHB00001234567890ABCDEFG',
  'RO49AAAA1B31007593840000',
  'RS35260005601001611379',
  'SA0380000000608010167519',
  'SC18SSCB11010000000000001497USD',
  'SD2129010501234001',
  'SE4550000000058398257466',
  'SI56263300012039086',
  'SK3112000000198742637541',
  'SM86U0322509800000000270100',
  'SO211000001001000100141',
  'ST23000100010051845310146',
  'SV62CENR00000000000000700025',
  'TL380080012345678910157',
  'TN5910006035183598478831',
  'TR330006100519786457841326',
  'UA213223130000026007233566001',
  'VA59001123000012345678',
  'VG96VPVG0000012345678901',
  'XK051212012345678906',
  'YE15CBYE0001018861234567891234',
];

test.each(registryExamples)('the registry example %s passes', (iban) => {
  expect(found(iban)).toEqual([]);
});

/** Valid by the registry, and not in ibantools: the bank of Côte d'Ivoire has two letters, the account of PS a letter. */
test.each([
  'CI93CI0080111301134291200589',
  'CI05A00060174100178530011852',
  withCheckDigits('PS', 'PALS0000000004001234567A2'),
  withCheckDigits('PK', 'SCBL000000112345670A'),
  withCheckDigits('BY', '1BRB3600900000002Z00AB00'),
  withCheckDigits('DO', '1AGR00000001212453611324'),
])('%s passes', (iban) => {
  expect(found(iban)).toEqual([]);
});

/** Returns an IBAN with the check digits of ISO 7064: 98 less the remainder of the number with 00. */
function withCheckDigits(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`]
    .map((character) => Number.parseInt(character, 36))
    .join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

describe('refused, and why', () => {
  test.each([
    { iban: 'GB82WEST12345698765423', rule: 'bank/iban-check-digits', why: 'two digits swapped' },
    { iban: 'GB82WEST12345698765433', rule: 'bank/iban-check-digits', why: 'one digit wrong' },
    { iban: 'GB28NWBK60161331926819', rule: 'bank/iban-check-digits', why: 'check digits wrong' },
    { iban: 'GB82WEST1234569876543', rule: 'bank/iban-length', why: 'a digit short' },
    { iban: 'GB82WEST123456987654321', rule: 'bank/iban-length', why: 'a digit long' },
    { iban: 'GB', rule: 'bank/iban-length', why: 'a country alone' },
    { iban: 'GBX2WEST12345698765432', rule: 'bank/iban-form', why: 'a letter as check digit' },
    { iban: 'GB82WES112345698765432', rule: 'bank/iban-form', why: 'a digit for a letter' },
    { iban: 'GB82WEST1234569876543O', rule: 'bank/iban-form', why: 'the letter O for a zero' },
    { iban: 'gb82WEST12345698765432', rule: 'bank/iban-capitals', why: 'a lowercase country' },
    { iban: 'GB82west12345698765432', rule: 'bank/iban-capitals', why: 'a lowercase bank' },
    { iban: 'gb82 west 1234 5698 7654 32', rule: 'bank/no-spaces', why: 'spaces' },
    { iban: 'zz82west12345698765432', rule: 'bank/iban-country', why: 'lowercase and no country' },
    { iban: 'IE291IBK93115212345678', rule: 'bank/iban-form', why: 'a digit in an Irish bank' },
    { iban: 'VG961PVG0000012345678901', rule: 'bank/iban-form', why: 'a digit in a bank of VG' },
    {
      iban: 'PS921ALS000000000400123456702',
      rule: 'bank/iban-form',
      why: 'a digit in a bank of PS',
    },
    {
      iban: 'PS92PALS000000000400123456703',
      rule: 'bank/iban-check-digits',
      why: 'one digit wrong',
    },
    {
      iban: 'CI93CI0080111301134291200588',
      rule: 'bank/iban-check-digits',
      why: 'one digit wrong',
    },
    {
      iban: 'CI93C10080111301134291200O89',
      rule: 'bank/iban-form',
      why: 'a letter in the account',
    },
    { iban: 'NG82WEST12345698765432', rule: 'bank/iban-country', why: 'Nigeria has none' },
    { iban: 'ZA82WEST12345698765432', rule: 'bank/iban-country', why: 'South Africa has none' },
    { iban: 'US82WEST12345698765432', rule: 'bank/iban-country', why: 'nor have the States' },
    { iban: 'ZZ82WEST12345698765432', rule: 'bank/iban-country', why: 'a country there is not' },
    { iban: '0000014579', rule: 'bank/iban-country', why: 'an account number' },
    { iban: '__proto__', rule: 'bank/iban-country', why: 'a name of JavaScript' },
    { iban: '', rule: 'bank/iban-country', why: 'nothing' },
    {
      iban: 'BA60-486078139369528',
      rule: 'bank/iban-form',
      why: 'a hyphen, on which ibantools hangs',
    },
    {
      iban: 'FR1420041010050500😀3M02606',
      rule: 'bank/iban-form',
      why: 'an emoji, on which ibantools throws',
    },
    { iban: 'BE95539007547033', rule: 'bank/iban-national-check', why: 'Belgium’s own check' },
  ])('$iban: $why gives $rule', ({ iban, rule }) => {
    expect(found(iban)).toEqual([rule]);
  });
});

describe('laws of MOD 97-10', () => {
  const example = fc.constantFrom(...registryExamples);

  test('one character replaced by one of its kind is always found', () => {
    fc.assert(
      fc.property(example, fc.nat(40), fc.integer({ min: 1, max: 9 }), (iban, place, shift) => {
        const digits = [...iban.matchAll(/\d/g)].map(({ index }) => index);
        const at = digits[place % digits.length] ?? 2;
        const changed = (Number(iban[at]) + shift) % 10;
        expect(found(iban.slice(0, at) + changed + iban.slice(at + 1))).toHaveLength(1);
      }),
    );
  });

  /** ISO 7064 reads a letter as two digits: A is 10, so that 1B and B1 both read 111. */
  const asDigits = (text: string): string =>
    [...text].map((character) => Number.parseInt(character, 36)).join('');

  test('two swapped neighbors are found unless they read the same', () => {
    fc.assert(
      fc.property(example, fc.nat(40), (iban, place) => {
        const at = 2 + (place % (iban.length - 3));
        const [first = '', second = ''] = iban.slice(at, at + 2);
        fc.pre(asDigits(first + second) !== asDigits(second + first));
        expect(found(iban.slice(0, at) + second + first + iban.slice(at + 2))).toHaveLength(1);
      }),
    );
  });
});
