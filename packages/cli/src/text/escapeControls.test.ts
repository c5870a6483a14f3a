import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeControls, safeJson } from './escapeControls.ts';

test.each([
  { text: 'customers.csv', printed: 'customers.csv', why: 'a plain name stays as it is' },
  { text: 'Zoë – 日本 🙂', printed: 'Zoë – 日本 🙂', why: 'letters of any script stay' },
  { text: 'a\nb', printed: 'a\\u{000a}b', why: 'a line break cannot start a new line' },
  { text: '\u001b[2J', printed: '\\u{001b}[2J', why: 'an escape sequence cannot clear the screen' },
  { text: '\u009b2J', printed: '\\u{009b}2J', why: 'nor can its one-byte form' },
  { text: 'fdp\u202eexe', printed: 'fdp\\u{202e}exe', why: 'an override cannot reverse a name' },
  { text: 'a\u2066b', printed: 'a\\u{2066}b', why: 'nor can an isolate' },
  { text: 'a\u200bb', printed: 'a\\u{200b}b', why: 'a zero-width space shows' },
])('$why', ({ text, printed }) => {
  expect(escapeControls(text)).toBe(printed);
});

test('JSON stays the same value and holds no raw control character', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
      const json = safeJson({ value, text });
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ value, text })));
      expect(escapeControls(json)).toBe(json);
    }),
  );
});
