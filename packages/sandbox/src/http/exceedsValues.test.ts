import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exceedsValues } from './exceedsValues.ts';

test.each([
  { json: '[1,2,3]', values: 3 },
  { json: '{"a":[{},{}]}', values: 5 },
  { json: '"[,,,"', values: 0 },
  { json: String.raw`["\"[,,","\\",2]`, values: 3 },
  { json: '"no end, [', values: 0 },
])('$json has $values commas and opening brackets outside strings', ({ json, values }) => {
  expect(exceedsValues(Buffer.from(json), values)).toBe(false);
  if (values > 0) expect(exceedsValues(Buffer.from(json), values - 1)).toBe(true);
});

/** How many values there are in a value, itself included. */
const size = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce((sum: number, inner) => sum + size(inner), 0)
    : 1;

test('a body with no more values than the limit is never refused', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect(exceedsValues(Buffer.from(JSON.stringify(value)), size(value))).toBe(false);
    }),
  );
});
