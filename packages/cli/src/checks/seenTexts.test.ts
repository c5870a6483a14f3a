import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SeenTexts } from './seenTexts.ts';

test('a text returns the value it first came with, as a Map would', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 500 }), (texts) => {
      const seen = new SeenTexts();
      const map = new Map<string, number>();
      for (const [index, text] of texts.entries()) {
        expect(seen.add(text, index)).toBe(map.get(text));
        if (!map.has(text)) map.set(text, index);
      }
    }),
  );
});

test('100,000 different texts are distinguished while the table grows', () => {
  const seen = new SeenTexts();
  for (let i = 0; i < 100_000; i++) expect(seen.add(`person${i}@example.com`, i)).toBeUndefined();
  expect(seen.add('person99999@example.com', 7)).toBe(99_999);
  expect(seen.isFull).toBe(false);
});

test('at its bound it keeps the earlier texts, forgets later ones and says so', () => {
  const seen = new SeenTexts(4096);
  for (let i = 0; i < 5000; i++) seen.add(`text ${i}`, i);
  expect(seen.isFull).toBe(true);
  expect(seen.add('text 0', 1)).toBe(0);
  expect(seen.add('text 4999', 1)).toBeUndefined();
});
