import { iso31662 } from 'iso-3166';
import { expect, test } from 'vitest';
import { subdivisionFinder } from './subdivisions.ts';

const find = subdivisionFinder(iso31662);

test.each([
  { country: 'ZA', text: 'WC', by: 'code', code: 'ZA-WC' },
  { country: 'ZA', text: ' za-wc ', by: 'code', code: 'ZA-WC' },
  { country: 'NG', text: 'LAGOS', by: 'name', code: 'NG-LA' },
  { country: 'NG', text: 'Lagos State', by: 'name', code: 'NG-LA' },
  { country: 'NG', text: 'Lagso', by: 'near', code: 'NG-LA' },
  { country: 'ZA', text: 'ZA WC', by: 'name', code: 'ZA-WC' },
  { country: 'ZA', text: 'Westen Cape Province', by: 'near', code: 'ZA-WC' },
  { country: 'ZA', text: 'Freestate', by: 'name', code: 'ZA-FS' },
  { country: 'ZA', text: 'Kwazulu Natal', by: 'name', code: 'ZA-KZN' },
  { country: 'US', text: 'State of Delaware', by: 'name', code: 'US-DE' },
  { country: 'US', text: 'Californa', by: 'near', code: 'US-CA' },
  { country: 'KE', text: 'Nairobi', by: 'name', code: 'KE-30' },
])('$text in $country: $by $code', ({ country, text, by, code }) => {
  expect(find(country, text)).toEqual({ by, code });
});

test.each(['Atlantis', 'GX', ''])('%s comes close to nothing in South Africa', (text) => {
  expect(find('ZA', text)).toBeUndefined();
});

test('every code stands for itself', () => {
  for (const { code } of iso31662) {
    expect(find(code.slice(0, 2), code)).toEqual({ by: 'code', code });
  }
});
