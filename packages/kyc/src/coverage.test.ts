import { expect, test } from 'vitest';
import { coverage } from './coverage.ts';
import { loadNumbers } from './tables/number/loadNumbers.ts';
import { postalCodesVersion } from './tables/postal/postalCodes.generated.ts';

const checkedIn = async (country: string) =>
  (await coverage(country)).lines.filter(({ checked }) => checked).map(({ subject }) => subject);

test('names what the numbers are called, and the day of each table', async () => {
  const { lines, neverChecked } = await coverage('KE');
  expect(lines[0]).toMatchObject({ subject: 'tax-id', checked: true, names: ['KRA PIN'] });
  for (const { data } of lines) expect(data.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(neverChecked.join()).toContain('sanctions lists');
});

test('South Africa is covered more than Monaco, and an unknown country not at all', async () => {
  expect(await checkedIn('ZA')).toEqual(
    expect.arrayContaining(['tax-id', 'registration-number', 'postal-code', 'state', 'phone']),
  );
  expect(await checkedIn('MC')).not.toContain('registration-number');
  expect(await checkedIn('XX')).toEqual([]);
  expect(await checkedIn('constructor')).toEqual([]);
});

test('each line has its names, and its table with source and hash', async () => {
  const { lines } = await coverage('ZA');
  const { taxIds, registrationNumbers } = (await loadNumbers(['ZA'])).numbersOf('ZA');
  expect(lines.map(({ subject, names }) => [subject, names])).toEqual([
    ['tax-id', [...new Set(taxIds.map(({ name }) => name))]],
    ['registration-number', [...new Set(registrationNumbers.map(({ name }) => name))]],
    ['postal-code', []],
    ['state', []],
    ['phone', []],
    ['legal-form', []],
  ]);
  expect(lines.map(({ data }) => data)).toContainEqual({ ...postalCodesVersion });
  expect(lines.at(-1)).toMatchObject({ subject: 'legal-form', checked: true });
});

test('a country without postal codes has none to check', async () => {
  expect(await checkedIn('AO')).not.toContain('postal-code');
});

test('says how deep each number is checked', async () => {
  const { lines } = await coverage('MX');
  expect(lines[0]?.numbers).toEqual([
    { name: 'RFC', checkDigit: false, embeds: ['date'] },
    { name: 'RFC', checkDigit: false, embeds: ['date', 'holder'] },
  ]);
  const sweden = await coverage('SE');
  expect(sweden.lines[1]?.numbers).toEqual([
    { name: 'Organisationsnummer', checkDigit: true, embeds: [], others: true },
  ]);
  const southAfrica = await coverage('ZA');
  expect(southAfrica.lines[1]?.numbers).toMatchObject([
    { name: 'CIPC enterprise number', embeds: ['date', 'legal-form'] },
    { name: 'NPO number', embeds: [] },
  ]);
  expect(southAfrica.lines[2]).not.toHaveProperty('numbers');
});

test.each([
  ['US', false, expect.stringContaining('each state')],
  ['AE', false, expect.stringContaining('emirate')],
  ['BW', false, undefined],
  ['NZ', true, undefined],
])(
  '%s: register numbers are checked %s, and have no common form because %s',
  async (country, is, why) => {
    const { lines } = await coverage(country);
    expect(lines[1]?.checked).toBe(is);
    expect(lines[1]?.noCommonForm).toEqual(why);
  },
);
