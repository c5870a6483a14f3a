import { expect, test } from 'vitest';
import { countryOf } from './countryOf.ts';

test.each([
  ['DE', 'DE'],
  ['Kenya', 'KE'],
  ['Deutschland', 'DE'],
  ['uk', 'GB'],
  ['Atlantis', undefined],
  ['', undefined],
])('%j is %s', (country, code) => {
  expect(countryOf(country)).toBe(code);
});
