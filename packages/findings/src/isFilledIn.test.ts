import { expect, test } from 'vitest';
import { isFilledIn } from './isFilledIn.ts';

test.each([
  { why: 'nothing', text: '', is: false },
  { why: 'a space', text: ' ', is: false },
  { why: 'a no-break space and a tab', text: '\u00a0\t', is: false },
  { why: 'an ideographic space', text: '\u3000', is: false },
  { why: 'a zero-width space', text: '\u200b', is: false },
  { why: 'a byte order mark', text: '\ufeff', is: false },
  { why: 'a soft hyphen', text: '\u00ad', is: false },
  { why: 'a line break and an escape', text: '\n\u001b', is: false },
  { why: 'a right-to-left override', text: '\u202e', is: false },
  { why: 'a Hangul filler', text: '\u3164', is: false },
  { why: 'a blank Braille pattern', text: '\u2800', is: false },
  { why: 'a variation selector', text: '\ufe0f', is: false },
  { why: 'half of a surrogate pair', text: '\ud800', is: false },
  { why: 'a letter among spaces', text: ' Å ', is: true },
  { why: 'a digit', text: '0', is: true },
  { why: 'a period', text: '.', is: true },
  { why: 'an ideograph', text: '王', is: true },
  { why: 'an emoji', text: '🏢', is: true },
  { why: 'a letter after a million spaces', text: `${' '.repeat(1_000_000)}x`, is: true },
])('$why is filled in: $is', ({ text, is }) => {
  expect(isFilledIn(text)).toBe(is);
});
