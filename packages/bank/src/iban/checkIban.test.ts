import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ibanRegistryExamples } from '../testing/ibanRegistryExamples.ts';
import { rulesOf } from '../testing/rulesOf.ts';
import { checkIban } from './checkIban.ts';

const found = (iban: string) => rulesOf(checkIban(iban));

test.each(ibanRegistryExamples)('the registry example %s passes', (iban) => {
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
  const example = fc.constantFrom(...ibanRegistryExamples);

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
