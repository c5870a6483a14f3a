import fc from 'fast-check';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(3, 'Short'));

class Point {
  readonly a = 'a';
}

const throws = (): string => {
  throw new Error('A message that throws');
};

interface Tree {
  readonly a?: string | undefined;
  readonly b?: readonly Tree[] | undefined;
}
const tree: v.GenericSchema<Tree> = v.object({
  a: v.optional(v.string()),
  b: v.optional(v.array(v.lazy(() => tree))),
});

const leaf = fc.constantFrom<v.GenericSchema>(
  v.string(),
  v.number(),
  v.boolean(),
  v.bigint(),
  v.symbol(),
  v.date(),
  v.nan(),
  v.null(),
  v.undefined(),
  v.void(),
  v.unknown(),
  v.never(),
  v.function(),
  v.instance(Point),
  v.custom((value) => value === 'a' || value === 1),
  v.enum({ A: 'a', B: 1, C: 'c', D: 'd' }),
  v.literal('a'),
  v.literal(-0),
  v.literal(Number.NaN),
  v.literal(1n),
  v.picklist(['a', 'b']),
  v.picklist(['a', 'b', 'c', 'd', 'e']),
  v.picklist(['a', 1, undefined, Number.NaN, 1n] as (string | number | bigint)[]),
  v.string(throws),
  v.string((issue) => `Not ${issue.received}`),
  text,
  v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]*$/)),
  v.pipe(v.string(), v.toLowerCase(), v.trimStart(), v.trimEnd(), v.nonEmpty()),
  v.pipe(v.string(), v.minCodePoints(2), v.maxCodePoints(3), v.email()),
  v.pipe(v.string(), v.length(1), v.startsWith('a'), v.notValue('b')),
  v.pipe(v.string(), v.maxBytes(2), v.includes('a'), v.values(['a', 'b'])),
  v.pipe(v.string(), v.toNumber(), v.minValue(1)),
  v.pipe(v.string(), v.decimal(), v.transform(Number), v.integer()),
  v.pipe(v.string(), v.parseJson(), v.number()),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1)),
  v.pipe(v.number(), v.finite(), v.safeInteger(), v.multipleOf(2), v.gtValue(0)),
  v.pipe(v.date(), v.minValue(new Date(1)), v.readonly()),
  v.pipe(v.bigint(), v.maxValue(0n)),
  v.pipe(v.unknown(), v.metadata({ a: 1 }), v.description('Any')),
  v.pipe(
    v.string(),
    v.transform((value) => value.length),
    v.maxValue(2),
  ),
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed && dataset.value === 'a') addIssue({ message: 'Not a' });
    }),
  ),
  v.pipe(
    v.string(),
    v.rawTransform(({ addIssue, config, dataset, NEVER }) => {
      if (dataset.value !== 'b') return `${dataset.value}${config.lang}`;
      addIssue({ message: 'Not b' });
      return NEVER;
    }),
  ),
  v.pipe(
    v.object({ a: v.string(), b: v.string() }),
    v.partialCheck([['a'], ['b']], ({ a, b }) => a !== b, 'The same'),
    v.forward(
      v.check(({ a }) => a !== 'c', 'Not c'),
      ['a'],
    ),
  ),
  v.pipe(
    v.object({ a: v.pipe(v.object({ a: text }), v.readonly(), v.brand('Checked')) }),
    v.check(() => false),
  ),
  v.pipe(
    v.array(v.string()),
    v.maxLength(2),
    v.everyItem((item) => item !== 'b'),
    v.mapItems((item) => `${item}!`),
  ),
  v.lazy(() => text),
  v.lazy(() => v.string()),
  v.lazy((value) => (typeof value === 'number' ? v.number() : text)),
  tree,
  v.map(v.string(), v.number()),
  v.set(v.string()),
  v.cache(v.string()),
);

/** Any schema made of known parts in any order, up to four deep; keys are `a`, `b` and `c`. */
export const anySchema: fc.Arbitrary<v.GenericSchema> = fc.letrec<{ schema: v.GenericSchema }>(
  (tie) => {
    const part = tie('schema');
    const entries = fc.dictionary(fc.constantFrom('a', 'b', 'c'), part, { maxKeys: 3 });
    const some = fc.array(part, { maxLength: 3 });
    const discriminator = fc.constantFrom<v.GenericSchema>(
      v.literal('a'),
      v.literal('a', throws),
      v.picklist(['a', 'b']),
      v.optional(v.literal('c'), 'c'),
      v.exactOptional(v.literal('b')),
      v.string(),
    );
    const wrappers: readonly ((wrapped: v.GenericSchema) => v.GenericSchema)[] = [
      (wrapped) => v.optional(wrapped),
      (wrapped) => v.optional(wrapped, () => 'b'),
      (wrapped) => v.optional(wrapped, (dataset?: unknown) => (dataset ? { a: 'a' } : undefined)),
      (wrapped) => v.optional(wrapped, 'a'),
      (wrapped) => v.optional(wrapped, null),
      (wrapped) => v.optional(wrapped, { a: 'a' }),
      (wrapped) => v.nullish(wrapped),
      (wrapped) => v.nullish(wrapped, null),
      (wrapped) => v.nullish(wrapped, 'b'),
      (wrapped) => v.nullish(wrapped, () => ['a']),
      (wrapped) => v.nullable(wrapped),
      (wrapped) => v.nullable(wrapped, 1),
      (wrapped) => v.nullable(wrapped, () => null),
      (wrapped) => v.exactOptional(wrapped),
      (wrapped) => v.exactOptional(wrapped, true),
      (wrapped) => v.exactOptional(wrapped, () => 'a'),
      (wrapped) => v.undefinedable(wrapped),
      (wrapped) => v.undefinedable(wrapped, 'b'),
      (wrapped) => v.undefinedable(wrapped, () => undefined),
      (wrapped) => v.nonOptional(wrapped),
      (wrapped) => v.nonNullable(wrapped),
      (wrapped) => v.nonNullish(wrapped),
      (wrapped) => v.fallback(wrapped, 'c'),
      (wrapped) => v.message(wrapped, 'Said so'),
      (wrapped) => v.config(wrapped, { abortEarly: true, lang: 'de' }),
      (wrapped) => v.array(wrapped),
      (wrapped) => v.array(wrapped, 'Send a list'),
      (wrapped) => v.record(v.picklist(['a', 'b']), wrapped),
      (wrapped) => v.record(v.pipe(v.string(), v.toUpperCase()), wrapped),
      (wrapped) => v.lazy(() => wrapped),
      (wrapped) =>
        v.pipe(
          wrapped,
          v.check((value) => value !== 'c' && typeof value !== 'number', 'Neither'),
          v.brand('Checked'),
        ),
      (wrapped) =>
        v.pipe(
          wrapped,
          v.transform((value) => value ?? 'a'),
          v.string(),
        ),
      (wrapped) => v.pipe(v.optional(wrapped, 'a'), v.readonly()),
      (wrapped) => v.pipe(v.unknown(), wrapped, v.title('Any')),
    ];
    return {
      schema: fc.oneof(
        { maxDepth: 4, depthSize: 'small', withCrossShrink: true },
        leaf,
        entries.map((own) => v.object(own)),
        entries.map((own) => v.strictObject(own)),
        entries.map((own) => v.looseObject(own)),
        fc.tuple(entries, part).map(([own, rest]) => v.objectWithRest(own, rest)),
        some.map((items) => v.tuple(items as [])),
        some.map((items) => v.strictTuple(items as [])),
        some.map((items) => v.looseTuple(items as [])),
        fc.tuple(some, part).map(([items, rest]) => v.tupleWithRest(items as [], rest)),
        some.map((options) => v.union(options)),
        some.map((options) => v.union(options, throws)),
        some.map((options) => v.intersect(options as [])),
        fc
          .array(fc.tuple(entries, discriminator), { maxLength: 3 })
          .map((options) =>
            v.variant(
              'a',
              options.map(([own, a], at) =>
                at === 1 ? v.strictObject({ ...own, a }) : v.object({ ...own, a }),
              ) as [],
            ),
          ),
        {
          weight: 8,
          arbitrary: fc.tuple(fc.constantFrom(...wrappers), part).map(([wrap, own]) => wrap(own)),
        },
      ),
    };
  },
).schema;

const small = fc.constantFrom<unknown>(...['a', 'b', 'c', ' a ', 'abcd', ''], 0, 1, -1, true);
const hostile = fc.constantFrom<unknown>(
  ...[null, undefined, Number.NaN, -0, Symbol.iterator, 1n, 1.5, new Date(0), new Date(Number.NaN)],
  ...[new Point(), new Map([['a', 1]]), new Set(['a']), Object.create({ a: 'a' }), () => 'a', /a/],
  new Array(2),
  Object.defineProperty({ b: 'b' }, 'a', {
    enumerable: true,
    get: () => {
      throw new Error('unreadable');
    },
  }),
  Object.defineProperty({ a: 'a' }, 'constructor', {
    get: () => {
      throw new Error('unreadable');
    },
  }),
  JSON.parse('{"__proto__":{"a":"a"},"constructor":"a","a":"a"}'),
);

/** Returns any value, usually with keys and texts that the schemas of `anySchema` accept. */
export const anyValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    { weight: 5, arbitrary: small },
    { weight: 2, arbitrary: hostile },
    { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
    {
      weight: 6,
      arbitrary: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { maxKeys: 4 }),
    },
  ),
})).value;
