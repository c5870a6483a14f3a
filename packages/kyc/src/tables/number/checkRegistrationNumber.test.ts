import { expect, test } from 'vitest';
import { dataSource } from '../../../scripts/tables/dataSource.ts';
import { checkRegistrationNumber as checkByForms } from './checkRegistrationNumber.ts';
import { loadNumbers } from './loadNumbers.ts';

const { numbersOf } = await loadNumbers();
const checkRegistrationNumber = (country: string, text: string) =>
  checkByForms(numbersOf(country).registrationNumbers, text);

/** Companies House numbers every legal form but partnerships with digits alone. */
const ofCompany = {
  families: ['limited-company', 'unlimited-company', 'nonprofit', 'cooperative', 'trust', 'gp'],
};

test.each([
  ['NG', 'RC1726083', { families: ['limited-company', 'unlimited-company', 'nonprofit'] }],
  ['NG', 'RC 1726083', { families: ['limited-company', 'unlimited-company', 'nonprofit'] }],
  ['NG', 'BN-2345678', { families: ['sole', 'gp'] }],
  ['NG', '092932', {}],
  ['ZA', '2017/123456/07', { year: 2017, families: ['limited-company'] }],
  ['ZA', 'K2019/334918/07', { year: 2019, families: ['limited-company'] }],
  ['ZA', '2009/123456/23', { year: 2009 }],
  ['ZA', 'Reg. No. 2017/123456/07', { year: 2017, families: ['limited-company'] }],
  ['GB', '09506232', ofCompany],
  ['GB', 'OC301234', { families: ['llp'] }],
  ['GB', 'SC234456', {}],
  ['SG', '199100421C', { year: 1991 }],
  ['SG', 'T01FC6132D', { year: 1 }],
  ['IN', 'U51909KA2011PTC060489', { year: 2011, families: ['limited-company'] }],
  ['FR', '404 833 048', {}],
  ['FR', 'RCS Nancy B 323159715', {}],
  ['FR', '404 833 048 R.C.S. Paris', {}],
  ['DE', 'HRB 758147', { families: ['limited-company', 'nonprofit'] }],
  ['DE', 'Amtsgericht Charlottenburg, HRB 12345 B', { families: ['limited-company', 'nonprofit'] }],
  ['CH', 'CHE-100.155.212', {}],
  ['BE', '0403.227.515', {}],
  ['AT', 'FN 123456a', {}],
  ['FI', '0112038-9', {}],
  ['GB', 'Company No. 09506232', ofCompany],
  ['GB', 'Registration number: 09506232', ofCompany],
  ['GB', 'Reg. 09506232', ofCompany],
  ['GB', 'No 09506232', ofCompany],
  ['GB', 'No: #09506232', ofCompany],
  ['GB', '09.506-232', ofCompany],
  ['AU', '004 085 616', {}],
  ['AU', '83 914 571 673', {}],
])('%s: %s', (country, text, told) => {
  expect(checkRegistrationNumber(country, text)).toEqual(told);
});

const withExample = dataSource<{ country: string; name: string; example?: string }>(
  'registrationNumbers',
).rows.filter(({ example }) => example !== undefined);

test('each form that is named has a published example, or a check digit with an oracle', () => {
  const unproven = dataSource<Readonly<Record<string, unknown>>>('registrationNumbers').rows.filter(
    ({ example, check, unconfirmed }) => !example && !check && !unconfirmed,
  );
  // No holder was found who prints such a number: the old forms of Switzerland and China, and the random one of Indonesia.
  expect(unproven.map(({ country, name }) => `${country} ${name}`)).toEqual([
    'CH UID',
    'CN 注册号',
    'ID NIB',
  ]);
});

test.each(withExample)('$country: $example is a $name', ({ country, example = '' }) => {
  expect(checkRegistrationNumber(country, example)?.problem).toBeUndefined();
});

// Numbers that org-id.guide gives as examples of its lists, and those of registers that published them.
test.each([
  ['GB', '279417 1090095 1173575 1182736 NIC100183 100019 SC042386 IP031455 235C RS007018'],
  ['IE', '20015763 20072278 CHY6491 123260 83424 549061'],
  ['FR', 'W751004076 W9C1000188 799640131 51278830800025'],
  ['AT', '555769679 ZVR:555769679 FN123456a'],
  ['AU', 'A0018273B INC9876543 059378157 52093617380'],
  ['ZA', '183-456NPO 181-465 015-712 56-058 NPO181-465 2007/031592/07'],
  ['FI', '123.123 1680140-0 2261873-3'],
  ['IN', 'S/1834/2015 UDYAM-MH-19-0012345 L24111UR1986PLC015895 AAB-1234 AAACV7757J'],
  ['NZ', '9429046393920 9429050294954 9429034042984 CC12345 1830488'],
  ['GR', '121914222000 000237901000 4492401000'],
  ['HU', '01-10-041585 01-03-022165 0110041585'],
  ['MY', '201901000005 201901000005(1312525-A) 993856-H 993856H 255990P'],
  ['ID', '9120304491234 AHU-0012345.AH.01.01.TAHUN2020'],
  ['SA', '1010150269 2052101150 1010010813 7001234567'],
  ['TR', '27-018-163 123456 123456-0 4940457659 0879001756600379'],
  ['MX', 'N-2018012345 123456*1 123456 BIM011108DJ5'],
  ['CO', '890903938-8 890903938 830093516 21-529842-12'],
  ['EC', '1790027740001 1790004104001 0992231815001'],
  ['CA', '784899-4 2212809 260354410 7541724 BC1234567 123026635RC0001'],
  ['MA', '001561191000066 123456 Casablanca123456'],
  ['PH', 'FS200813283 CS2010407120 AN094003039 CS201955120 0000077487 2023060103838-20'],
  ['BD', '3-S123 C-69103 CH-5884 66885 C-123456/2015 TRAD/DNCC/012345/2022'],
  ['PK', '0086650 0081550 0078867 VSWA/ISB/123/2004'],
  ['QA', '101850 01234567 101850B1'],
  ['GE', '233105449 416337084 202378480'],
  ['PA', '5789 155704849-2-2021 155704849-2-2021DV62'],
  ['LK', 'GA139 PV82258 NPVS171 NPVS20325 80505'],
  ['NP', '45995 34774 105299 45995-063-064'],
  ['BH', '950-1 950 12345-2'],
  ['JO', '200105534 200138796 2013011100066'],
  ['LB', '77621 77668 1500001'],
  ['RO', 'J52/750/2012 J2012000750528 F40/12/2019 J40/750/12.05.2012 J40-750-2012'],
  ['RU', '1027700132195 304500116000157'],
])('%s: none of %s is refused', (country, numbers) => {
  const refused = numbers
    .split(' ')
    .filter((number) => checkRegistrationNumber(country, number)?.problem !== undefined);
  expect(refused).toEqual([]);
});

test.each([
  ['NZ', '9429046393921', 'check-digit', ['NZBN']],
  ['TR', '0494045765800015', 'check-digit', ['MERSİS numarası']],
  ['CO', '890903938-7', 'check-digit', ['NIT']],
  ['CA', '123026636 RC 0001', 'check-digit', ['Business Number (BN)']],
  ['MA', '001561191000067', 'check-digit', ['ICE']],
  ['RU', '304500116000158', 'check-digit', ['ОГРНИП']],
  ['RO', 'J2012000750529', 'check-digit', ['Număr de ordine în registrul comerțului']],
  ['RO', 'J53/750/2012', 'check-digit', ['Număr de ordine în registrul comerțului']],
  ['RO', 'J52/750/2025', 'check-digit', ['Număr de ordine în registrul comerțului']],
  ['FR', '404833049', 'check-digit', ['SIREN']],
  ['FR', 'W75100407', 'form', ['RNA', 'SIREN', 'SIRET']],
  ['HU', '01-10-04158', 'form', ['Cégjegyzékszám']],
  ['HU', '21-10-041585', 'form', ['Cégjegyzékszám']],
  ['MY', '20190100000', 'form', ['Registration number']],
  ['GR', '12191422', 'form', ['Αριθμός ΓΕΜΗ']],
  ['SA', '101001234', 'form', ['رقم السجل التجاري']],
  ['EC', '179002774000', 'form', ['RUC']],
  ['GE', '23310544', 'form', ['საიდენტიფიკაციო კოდი']],
  ['AT', '12345678901', 'form', ['Firmenbuchnummer', 'ZVR-Zahl']],
])('%s: %s has the problem %s', (country, text, problem, names) => {
  expect(checkRegistrationNumber(country, text)).toEqual({ problem, names });
});

test.each([
  [
    'MY',
    '201901000005',
    { year: 2019, families: ['limited-company', 'unlimited-company', 'nonprofit'] },
  ],
  ['MY', '202003123456', { year: 2020, families: ['sole', 'gp'] }],
  ['HU', '01-09-123456', { families: ['limited-company', 'nonprofit'] }],
  ['RO', 'J2012000750528', { year: 2012 }],
])('%s: %s tells what it embeds', (country, text, told) => {
  expect(checkRegistrationNumber(country, text)).toEqual(told);
});

test.each([
  ['GB', '123'],
  ['GB', '9506232'],
  ['GB', 'RC123456789'],
  ['GB', '09506232 No.'],
  ['ZA', '12345'],
  ['NG', '123456789'],
  ['SG', '12345'],
  ['IN', 'ABCDEFGH'],
  ['NL', '1234567'],
  ['NO', '12345678'],
])('%s: %s does not have the form', (country, text) => {
  expect(checkRegistrationNumber(country, text)?.problem).toBe('form');
});

test.each(['GH', 'US', '__proto__'])('%s: no form is on record', (country) => {
  expect(checkRegistrationNumber(country, 'anything')).toBeUndefined();
});
