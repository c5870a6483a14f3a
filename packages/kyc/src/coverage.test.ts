import { expect, test } from 'vitest';
import { coverage } from './coverage.ts';

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
