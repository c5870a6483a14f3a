import fc from 'fast-check';
import * as v from 'valibot';

const leaf = fc.constantFrom<v.GenericSchema>(
  v.string(),
  v.number(),
  v.boolean(),
  v.unknown(),
  v.null(),
  v.literal('a'),
  v.picklist(['a', 'b', 'c', 'd', 'e']),
  v.picklist(['', 'a', 'b', 'a'.repeat(11), 'b'.repeat(11)]),
  v.pipe(v.string(), v.minLength(1), v.maxLength(3, 'Short')),
  v.pipe(v.string(), v.trim(), v.regex(/^[a-z]*$/)),
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.pipe(
    v.string(),
    v.transform((text) => text.length),
    v.maxValue(2),
  ),
  v.lazy(() => v.string()),
);

/** Any schema made of known parts in any order, up to four deep; keys are `a`, `b` and `c`. */
export const anySchema: fc.Arbitrary<v.GenericSchema> = fc.letrec<{ schema: v.GenericSchema }>(
  (tie) => {
    const part = tie('schema');
    const entries = fc.dictionary(fc.constantFrom('a', 'b', 'c'), part, { maxKeys: 3 });
    const pair = fc.tuple(part, part);
    return {
      schema: fc.oneof(
        { maxDepth: 4, depthSize: 'small', withCrossShrink: true },
        leaf,
        entries.map((some) => v.object(some)),
        entries.map((some) => v.strictObject(some)),
        entries.map((some) => v.looseObject(some)),
        part.map((item) => v.array(item)),
        part.map((value) => v.record(v.picklist(['a', 'b']), value)),
        pair.map((options) => v.union(options)),
        fc
          .tuple(entries, entries)
          .map(([circle, square]) =>
            v.variant('a', [
              v.object({ ...circle, a: v.literal('a') }),
              v.strictObject({ ...square, a: v.picklist(['b', 'c']) }),
            ]),
          ),
        pair.map((items) => v.tuple(items)),
        part.map((wrapped) => v.optional(wrapped)),
        part.map((wrapped) => v.optional(wrapped, () => 'b')),
        part.map((wrapped) => v.optional(wrapped, 'a')),
        part.map((wrapped) => v.nullish(wrapped, null)),
        part.map((wrapped) => v.nullable(wrapped, 1)),
        part.map((wrapped) => v.exactOptional(wrapped)),
        part.map((wrapped) => v.exactOptional(wrapped, true)),
        part.map((wrapped) => v.undefinedable(wrapped, 'b')),
        part.map((wrapped) => v.fallback(wrapped, 'c')),
        part.map((wrapped) => v.message(wrapped, 'Said so')),
        part.map((first) =>
          v.pipe(
            first,
            v.check((value) => value !== 'c' && typeof value !== 'number', 'Neither'),
            v.brand('Checked'),
          ),
        ),
        part.map((first) =>
          v.pipe(
            first,
            v.transform((value) => value ?? 'a'),
            v.string(),
          ),
        ),
      ),
    };
  },
).schema;

const small = fc.constantFrom<unknown>(
  'a',
  'b',
  'c',
  ' a ',
  'abcd',
  '',
  0,
  1,
  1.5,
  -1,
  true,
  false,
);
const nothing = fc.constantFrom<unknown>(null, undefined, Number.NaN, Symbol.iterator, 1n);

/** Any value with the keys and texts that `anySchema` asks for, most often. */
export const anyValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    { weight: 5, arbitrary: small },
    nothing,
    fc.array(tie('value'), { maxLength: 3 }),
    {
      weight: 6,
      arbitrary: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { maxKeys: 4 }),
    },
  ),
})).value;
