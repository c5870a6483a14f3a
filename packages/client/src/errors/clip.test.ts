import { expect, test } from 'vitest';
import { clip } from './clip.ts';

test.each([
  { what: 'line breaks', text: 'a\r\n\n b', clipped: 'a b' },
  { what: 'an escape sequence and a change of direction', text: 'a\u001b\u202eb', clipped: 'a b' },
  { what: 'whitespace at the ends', text: ' \n one \t', clipped: 'one' },
  { what: 'the length of the limit', text: '12345678', clipped: '12345678' },
  { what: 'one character more', text: '123456789', clipped: '12345678' },
])('text with $what becomes "$clipped"', ({ text, clipped }) => {
  expect(clip(text, 8)).toBe(clipped);
});
