import * as v from 'valibot';
import type { Random } from '../differential/random.ts';

/** A schema, and a function that returns values it usually accepts. */
export interface Subject {
  readonly name: string;
  readonly schema: v.GenericSchema;
  readonly sample: (random: Random) => unknown;
}

const text = (random: Random): string =>
  random.pick(['Ada', 'x', 'Lagos 12', 'é', '😀😀', 'UPPER']);
const list = <Value>(random: Random, make: (random: Random) => Value): Value[] =>
  Array.from({ length: random.integer(4) }, () => make(random));

const address = v.object({
  street: v.pipe(v.string('Send text'), v.minLength(1), v.maxLength(40)),
  street2: v.optional(v.pipe(v.string(), v.maxCodePoints(20))),
  city: v.pipe(
    v.string(),
    v.minCodePoints(2, 'Two at least'),
    v.maxCodePoints(20),
    v.brand('City'),
  ),
  country: v.picklist(['NG', 'ZA', 'GH', 'KE', 'constructor'], 'Send a country'),
});
const sampleAddress = (random: Random): object => ({
  street: text(random),
  ...(random.chance(0.5) && { street2: random.chance(0.8) ? text(random) : undefined }),
  city: 'Lagos',
  country: random.pick(['NG', 'ZA', 'constructor']),
});

const shape = v.variant('kind', [
  v.object({ kind: v.literal('circle'), radius: v.pipe(v.number(), v.minValue(0)) }),
  v.strictObject({ kind: v.picklist(['square', 'cube']), side: v.number() }),
  v.looseObject({ kind: v.literal('free'), path: v.nullable(v.string()) }),
]);
const sampleShape = (random: Random): object =>
  random.pick<() => object>([
    () => ({ kind: 'circle', radius: 2 }),
    () => ({ kind: random.pick(['square', 'cube']), side: 1 }),
    () => ({ kind: 'free', path: random.pick([null, 'M0']), more: 1 }),
  ])();

/** A schema for each kind of node that the compiler knows, and for what it leaves to valibot. */
export const subjects: readonly Subject[] = [
  {
    name: 'objects, arrays and defaults',
    schema: v.object({
      type: v.optional(v.literal('business'), 'business'),
      name: v.pipe(v.string(), v.nonEmpty(), v.title('Name')),
      email: v.pipe(v.string(), v.email('Send an email address')),
      income: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100)),
      flag: v.optional(v.boolean(), false),
      exact: v.exactOptional(v.string()),
      exactDefault: v.exactOptional(v.number(), 7),
      address,
      owners: v.pipe(v.array(v.object({ name: v.string(), address })), v.minLength(1)),
      tags: v.array(v.pipe(v.string(), v.regex(/^[a-z]+$/i, 'Send letters')), 'Send a list'),
    }),
    sample: (random) => ({
      ...(random.chance(0.7) && { type: 'business' }),
      name: text(random),
      email: 'ada@example.com',
      income: random.integer(101),
      ...(random.chance(0.6) && { flag: random.chance(0.5) }),
      ...(random.chance(0.4) && { exact: text(random) }),
      ...(random.chance(0.4) && { exactDefault: 3 }),
      address: sampleAddress(random),
      owners: [1, 2].map(() => ({ name: 'Ada', address: sampleAddress(random) })),
      tags: list(random, () => 'tag'),
    }),
  },
  {
    name: 'wrappers of every kind',
    schema: v.object({
      optional: v.optional(v.string()),
      nullable: v.nullable(v.number(), 5),
      nullish: v.nullish(v.string()),
      nullishDefault: v.nullish(v.boolean(), true),
      nullDefault: v.nullish(v.boolean(), null),
      undefinedable: v.undefinedable(v.string(), 'u'),
      list: v.optional(v.array(v.nullable(address)), () => []),
      object: v.nullish(address),
      unknown: v.unknown(),
      any: v.optional(v.any()),
      optionalNull: v.optional(v.nullable(v.string()), null),
      wrongDefault: v.optional(v.pipe(v.string(), v.minLength(3)), 'x'),
      pipedOptional: v.pipe(
        v.optional(v.string()),
        v.check((value) => value !== undefined),
      ),
      pipedDefault: v.pipe(v.optional(v.string(), 'd'), v.minLength(1)),
      number: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)), '10'),
    }),
    sample: (random) => ({
      ...(random.chance(0.5) && { optional: text(random) }),
      nullable: random.pick([null, 3]),
      ...(random.chance(0.7) && { nullish: random.pick([null, undefined, 'x']) }),
      ...(random.chance(0.7) && { nullishDefault: random.pick([null, undefined, false]) }),
      ...(random.chance(0.7) && { nullDefault: random.pick([null, undefined, false]) }),
      undefinedable: random.pick([undefined, 'x']),
      ...(random.chance(0.7) && { list: list(random, sampleAddress) }),
      ...(random.chance(0.7) && { object: random.pick([null, sampleAddress(random)]) }),
      unknown: random.pick([1, undefined, 'x']),
      ...(random.chance(0.5) && { any: 1 }),
      ...(random.chance(0.5) && { optionalNull: random.pick([null, 'x']) }),
      ...(random.chance(0.9) && { wrongDefault: 'xyz' }),
      ...(random.chance(0.7) && { pipedOptional: 'x' }),
      ...(random.chance(0.7) && { pipedDefault: 'x' }),
      ...(random.chance(0.7) && { number: random.pick(['1', '22']) }),
    }),
  },
  {
    name: 'strict and loose objects',
    schema: v.strictObject({
      loose: v.looseObject({ name: v.string(), note: v.optional(v.string()) }),
      strict: v.strictObject({ toString: v.number(), constructor: v.optional(v.string()) }, 'No'),
      plain: v.object({ constructor: v.string(), valueOf: v.optional(v.number(), 1) }),
    }),
    sample: (random) => ({
      loose: { more: 1, name: text(random), ...(random.chance(0.5) && { note: 'n' }), other: [] },
      strict: { toString: 1, constructor: 'c' },
      plain: { constructor: 'c', ...(random.chance(0.5) && { valueOf: 2 }) },
    }),
  },
  {
    name: 'unions and variants',
    schema: v.object({
      code: v.union([v.picklist(['A', 'B', 'C', 'D']), v.literal('')], 'Send a code'),
      either: v.union([v.string(), address, v.array(v.number()), v.nullable(v.boolean(), true)]),
      deep: v.union([v.object({ a: v.object({ b: v.string() }) }), v.object({ a: v.number() })]),
      trimmed: v.union([
        v.pipe(v.string(), v.trim(), v.minLength(3)),
        v.pipe(v.number(), v.integer()),
      ]),
      shape,
      shapes: v.array(shape),
      nested: v.variant('kind', [shape, v.object({ kind: v.literal('dot') })]),
    }),
    sample: (random) => ({
      code: random.pick(['A', 'D', '']),
      either: random.pick<() => unknown>([
        () => 'text',
        () => sampleAddress(random),
        () => [1, 2],
        () => null,
      ])(),
      deep: random.pick([{ a: { b: 'x' } }, { a: 1 }]),
      trimmed: random.pick([' abc ', 12]),
      shape: sampleShape(random),
      shapes: list(random, sampleShape),
      nested: random.pick([{ kind: 'dot' }, { kind: 'circle', radius: 1 }]),
    }),
  },
  {
    name: 'pipes that change the value or look at the whole',
    schema: v.pipe(
      v.object({
        name: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.minLength(1), v.maxLength(40)),
        size: v.pipe(
          v.string(),
          v.transform((value) => value.length),
          v.number(),
          v.maxValue(8, 'Too long'),
        ),
        at: v.pipe(v.string(), v.toNumber(), v.minValue(1)),
        raw: v.pipe(
          v.string(),
          v.rawCheck(({ dataset, addIssue }) => {
            if (dataset.typed && dataset.value.includes('x')) addIssue({ message: 'No x' });
          }),
        ),
        items: v.pipe(
          v.array(address),
          v.maxLength(3),
          v.check((value) => value.length !== 2, 'Not two'),
          v.transform((value) => ({ value })),
        ),
        frozen: v.pipe(v.object({ a: v.optional(v.string(), 'd') }), v.readonly(), v.brand('F')),
      }),
      v.check((value) => value.size !== 4, 'Not four'),
      v.partialCheck([['name']], (value) => value.name !== 'ada', 'Not Ada'),
      v.forward(
        v.check((value) => value.frozen.a !== 'z', 'Not z'),
        ['frozen'],
      ),
    ),
    sample: (random) => ({
      name: ` ${text(random)} `,
      size: text(random),
      at: random.pick(['1', '20']),
      raw: 'a',
      items: list(random, sampleAddress),
      frozen: random.pick([{}, { a: 'b', c: 1 }]),
    }),
  },
  {
    name: 'records, leaves and what is left to valibot',
    schema: v.object({
      record: v.record(v.pipe(v.string(), v.regex(/^[a-z]/)), v.optional(v.number(), 1)),
      addresses: v.record(v.picklist(['home', 'work']), address),
      upper: v.record(v.pipe(v.string(), v.toUpperCase()), v.unknown()),
      custom: v.custom<string>((value) => typeof value === 'string' && value.length < 9, 'Short'),
      big: v.bigint(),
      nothing: v.null(),
      gone: v.undefined(),
      nan: v.literal(Number.NaN),
      date: v.date(),
      lazy: v.lazy(() => v.array(v.string())),
      tuple: v.tuple([v.string(), v.number()]),
      both: v.intersect([v.object({ a: v.string() }), v.object({ b: v.number() })]),
      fallback: v.fallback(v.string(), 'fallback'),
      fallbackOptional: v.fallback(v.optional(v.string()), 'absent'),
      message: v.message(v.pipe(v.string(), v.minLength(2)), 'Said so'),
      config: v.config(v.pipe(v.string(), v.minLength(2), v.email()), { abortPipeEarly: true }),
      cached: v.cache(v.string()),
      global: v.pipe(
        v.string(),
        v.check((value) => !/y/g.test(value)),
      ),
      rest: v.objectWithRest({ a: v.string() }, v.number()),
      url: v.pipe(v.string(), v.url()),
      bytes: v.pipe(v.string(), v.maxBytes(8), v.startsWith('a')),
      even: v.pipe(v.number(), v.safeInteger(), v.multipleOf(2), v.notValue(4)),
    }),
    sample: (random) => ({
      record: random.pick([{}, { a: 1 }, { a: undefined, b: 2 }, { b: 1 }]),
      addresses: random.pick([{}, { home: sampleAddress(random) }]),
      upper: { a: 1 },
      custom: text(random),
      big: 1n,
      nothing: null,
      gone: undefined,
      nan: Number.NaN,
      date: new Date(0),
      lazy: list(random, text),
      tuple: ['a', 1],
      both: { a: 'a', b: 1 },
      ...(random.chance(0.5) && { fallback: 'f' }),
      ...(random.chance(0.5) && { fallbackOptional: 'f' }),
      message: 'ab',
      config: 'a@example.com',
      cached: 'c',
      global: text(random),
      rest: { a: 'a', b: 1 },
      url: 'https://example.com',
      bytes: 'abc',
      even: 2,
    }),
  },
];
