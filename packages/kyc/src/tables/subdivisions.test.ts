import { countryCodes } from '@passmuster/schemas';
import { iso31662 } from 'iso-3166';
import { expect, test } from 'vitest';
import { matchSubdivision } from './subdivisions.ts';

test.each([
  { country: 'ZA', text: 'WC', by: 'code', code: 'ZA-WC' },
  { country: 'ZA', text: ' za-wc ', by: 'code', code: 'ZA-WC' },
  { country: 'NG', text: 'LAGOS', by: 'name', code: 'NG-LA' },
  { country: 'NG', text: 'Lagos State', by: 'none', code: 'NG-LA' },
  { country: 'NG', text: 'Lagso', by: 'none', code: 'NG-LA' },
  { country: 'ZA', text: 'ZA WC', by: 'none', code: 'ZA-WC' },
  { country: 'ZA', text: 'Westen Cape Province', by: 'none', code: 'ZA-WC' },
  { country: 'ZA', text: 'Freestate', by: 'none', code: 'ZA-FS' },
  { country: 'ZA', text: 'Kwazulu Natal', by: 'none', code: 'ZA-KZN' },
  { country: 'US', text: 'State of Delaware', by: 'none', code: 'US-DE' },
  { country: 'US', text: 'Californa', by: 'none', code: 'US-CA' },
  { country: 'KE', text: 'Nairobi', by: 'none', code: 'KE-30' },
])('$text in $country: $by $code', ({ country, text, by, code }) => {
  expect(matchSubdivision(country, text)).toEqual({ by, code });
});

test('what comes close to nothing gets an example of its country', () => {
  expect(matchSubdivision('ZA', 'Atlantis')).toEqual({ by: 'none', code: 'ZA-EC' });
  expect(matchSubdivision('ZA', 'GX')).toEqual({ by: 'none', code: 'ZA-EC' });
});

test('one country of the list has no subdivision', () => {
  expect(countryCodes.filter((country) => !matchSubdivision(country, 'x'))).toEqual(['VA']);
});

test('every code stands for itself', () => {
  for (const { code } of iso31662) {
    expect(matchSubdivision(code.slice(0, 2), code)).toEqual({ by: 'code', code });
  }
});
