import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exceedsValues } from './exceedsValues.ts';

test.each([
  { json: '[1,2,3]', values: 4 },
  { json: '{"a":[{},{}]}', values: 4 },
  { json: '[[{},[ ]]]', values: 4 },
  { json: '"[,,,"', values: 1 },
  { json: String.raw`["\"[,,","\\",2]`, values: 4 },
  { json: '"no end, [', values: 1 },
])('$json has $values values', ({ json, values }) => {
  expect(exceedsValues(Buffer.from(json), values)).toBe(false);
  expect(exceedsValues(Buffer.from(json), values - 1)).toBe(true);
});

/** Returns how many values a value contains, including itself. */
const size = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce((sum: number, inner) => sum + size(inner), 0)
    : 1;

test('a body is refused exactly when it has more values than the limit', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.integer({ min: -2, max: 2 }), (value, more) => {
      const json = Buffer.from(JSON.stringify(value));
      expect(exceedsValues(json, size(value) + more)).toBe(more < 0);
    }),
  );
});
