import { expect, test } from 'vitest';
import { meaningOfCountry } from './meaningOfCountry.ts';

test.each([
  { text: 'ng', code: 'NG', by: 'same' },
  { text: ' NG ', code: 'NG', by: 'same' },
  { text: 'CI', code: 'CI', by: 'same' },
  { text: 'Nigéria', code: 'NG', by: 'label' },
  { text: 'Südafrika', code: 'ZA', by: 'label' },
  { text: 'Ivory Coast', code: 'CI', by: 'alias' },
  { text: 'UK', code: 'GB', by: 'alias' },
  { text: 'Nigeira', code: 'NG', by: 'typo' },
  { text: 'Ivory Cost', code: 'CI', by: 'typo' },
  { text: 'Ghama', code: 'GH', by: 'typo' },
])('$text is $code by $by', ({ text, code, by }) => {
  expect(meaningOfCountry(text)).toEqual({ value: code, by });
});

test.each([
  { text: 'Togp', why: 'four letters' },
  { text: 'Ieland', why: 'Iceland or Ireland' },
  { text: 'Nigera', why: 'Nigeria with a typo, or Niger in Latvian' },
  { text: 'Sambia', why: 'Gambia with a typo, or Zambia in German' },
  { text: 'Tailan', why: 'Taiwan with a typo, or Thailand in Hausa' },
  { text: 'Nigeiraa', why: 'two slips' },
  { text: 'Atlantis', why: 'no country' },
  { text: 'NGA', why: 'an alpha-3 code' },
])('$text is none: $why', ({ text }) => {
  expect(meaningOfCountry(text)).toBeUndefined();
});

test('names of other languages than those passed mean nothing', () => {
  expect(meaningOfCountry('Südafrika', ['en', 'fr'])).toBeUndefined();
  expect(meaningOfCountry('Afrique du Sud', ['en', 'fr'])?.by).toBe('label');
  expect(meaningOfCountry('Sambia', ['en', 'de'])?.value).toBe('ZM');
});
