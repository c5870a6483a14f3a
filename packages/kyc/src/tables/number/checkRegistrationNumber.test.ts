import { expect, test } from 'vitest';
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
