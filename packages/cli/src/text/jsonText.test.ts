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

test('an indented document keeps its line breaks', () => {
  expect(jsonText({ name: 'a\nb\u{e0041}' }, 2)).toBe('{\n  "name": "a\\nb\\udb40\\udc41"\n}');
});
