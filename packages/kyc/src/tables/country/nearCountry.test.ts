import { expect, test } from 'vitest';
import { nearCountry } from './nearCountry.ts';

test.each([
  { text: 'Nigeira', code: 'NG' },
  { text: 'Ivory Cost', code: 'CI' },
  { text: 'Ghama', code: 'GH' },
  { text: 'Togp', code: undefined, why: 'four letters' },
  { text: 'Ieland', code: undefined, why: 'Iceland or Ireland' },
  { text: 'Nigeiraa', code: undefined, why: 'two slips' },
  { text: 'Atlantis', code: undefined, why: 'no country' },
])('$text: $code', ({ text, code }) => {
  expect(nearCountry(text)).toBe(code);
});
