import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ValueCounter } from './valueCounter.ts';

/** Returns the count of text that arrives in pieces of these lengths, again and again. */
function count(json: string, lengths: readonly number[] = [json.length]): number {
  const bytes = new TextEncoder().encode(json);
  const counter = new ValueCounter();
  let values = 1;
  for (let [at, piece] = [0, 0]; at < bytes.length; piece += 1) {
    const length = Math.max(lengths[piece % lengths.length] ?? 0, 1);
    values = counter.add(bytes.subarray(at, at + length));
    at += length;
  }
  return values;
}

test.each([
  { json: '1', values: 1 },
  { json: '[]', values: 1 },
  { json: '[1]', values: 2 },
  { json: '[1,2,3]', values: 4 },
  { json: '{"a":[{},{}]}', values: 4 },
  { json: '[[{},[ ]]]', values: 4 },
  { json: '["]"]', values: 2 },
  { json: '"[,,,"', values: 1 },
  { json: String.raw`["\"[,,","\\",2]`, values: 4 },
  { json: String.raw`["\\\\\\\",",2]`, values: 3 },
  { json: '"no end, [', values: 1 },
])('$json has $values values, in pieces of any length', ({ json, values }) => {
  for (const length of [1, 2, 3, json.length]) expect(count(json, [length])).toBe(values);
});

/** Returns how many values a value contains, including itself. */
const size = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce((sum: number, inner) => sum + size(inner), 0)
    : 1;

test('the count is that of the parsed value, in whatever pieces its text arrives', () => {
  const pieces = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 });
  const texts = fc.string({ unit: fc.constantFrom('"', '\\', ',', '[', '}', ' ', 'é') });
  const values = fc.oneof(fc.jsonValue({ maxDepth: 5 }), fc.array(texts));
  fc.assert(
    fc.property(values, pieces, fc.constantFrom(0, 2), (value, lengths, indent) => {
      expect(count(JSON.stringify(value, null, indent), lengths)).toBe(size(value));
    }),
  );
});
