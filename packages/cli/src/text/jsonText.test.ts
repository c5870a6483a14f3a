import { visibleText } from '@passmuster/findings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonText } from './jsonText.ts';

test('JSON stays the same value and holds no raw control or invisible character', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
      const json = jsonText({ value, text });
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ value, text })));
      expect(visibleText(json)).toBe(json);
    }),
  );
});

test('each character of the first plane is written as it is, or escaped if it is hidden', () => {
  for (let code = 0x7f; code < 0xd800; code++) {
    const character = String.fromCharCode(code);
    const escaped = `\\u${code.toString(16).padStart(4, '0')}`;
    const isVisible = visibleText(character) === character;
    expect(jsonText(character)).toBe(`"${isVisible ? character : escaped}"`);
  }
});

test('an indented document keeps its line breaks', () => {
  expect(jsonText({ name: 'a\nb\u{e0041}' }, 2)).toBe('{\n  "name": "a\\nb\\udb40\\udc41"\n}');
});
