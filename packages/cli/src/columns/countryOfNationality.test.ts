import { countryName } from '@passmuster/schemas/countries';
import { expect, test } from 'vitest';
import { countryOfNationality } from './countryOfNationality.ts';
import { nationalityNames } from './nationalityNames.ts';

test.each([
  ['Nigerian', 'NG'],
  ['NIGERIAN', 'NG'],
  ['nigériane', 'NG'],
  ['Nigérienne', 'NE'],
  ['South African', 'ZA'],
  ['sud-africaine', 'ZA'],
  ['Ivoirienne', 'CI'],
  ['brasileira', 'BR'],
  ['portuguesa', 'PT'],
  ['française', 'FR'],
  ['American', 'US'],
])('%s is of %s', (name, code) => {
  expect(countryOfNationality(name)).toBe(code);
});

test.each(['Congolese', 'Dominican', 'Korean', 'Nigeria', '', 'e', 'director'])(
  '%s names the citizens of no country, or of several',
  (name) => {
    expect(countryOfNationality(name)).toBeUndefined();
  },
);

test('every name is that of one country', () => {
  const entries = nationalityNames.split(';').map((entry) => entry.trim().split(/ (.*)/s));
  const names = entries.flatMap(([, all = '']) => all.split(','));
  for (const [code] of entries) expect(countryName(code ?? '')).toBeDefined();
  expect(new Set(names).size).toBe(names.length);
});
