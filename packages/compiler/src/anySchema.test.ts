import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { difference } from './differential/difference.ts';
import { anySchema, anyValue } from './testing/anySchema.ts';
import { evaluate } from './testing/evaluate.ts';

test('for any composition of schemas and any values, generated code agrees with valibot', () => {
  fc.assert(
    fc.property(anySchema, fc.array(anyValue, { minLength: 8, maxLength: 8 }), (schema, values) => {
      const { is, parse } = evaluate(schema);
      for (const value of values) {
        const expected = v.safeParse(schema, value);
        expect(difference(parse(value), expected)).toBeUndefined();
        expect(is(value)).toBe(expected.success);
      }
    }),
    { numRuns: 2_000 },
  );
}, 60_000);
