import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { compileModule } from './compileModule.ts';
import { evaluate } from './testing/evaluate.ts';

const NameSchema = v.object({ name: v.pipe(v.string(), v.maxLength(5)) });

const throwing = {
  get name(): string {
    throw new Error('unreadable');
  },
};

describe('the module', () => {
  const source = compileModule({ schemas: { NameSchema }, from: './name.ts' });

  test('names its functions after the schema', () => {
    expect(source).toContain('export function isName(value: unknown): value is');
    expect(source).toContain('export function parseName(');
  });
  test('imports the live schema, the runtime and the types of valibot', () => {
    expect(source.match(/from '.*'/g)).toEqual([
      "from 'valibot'",
      "from './name.ts'",
      "from './runtime.ts'",
    ]);
  });
  test('holds nothing a content security policy would stop', () => {
    expect(source).not.toMatch(/\beval\b|new Function|Function\(/);
  });
  test('is the same every time', () => {
    expect(compileModule({ schemas: { NameSchema }, from: './name.ts' })).toBe(source);
  });
  test('writes the functions of a schema used twice once', () => {
    const twice = compileModule({
      schemas: { PairSchema: v.object({ a: NameSchema, b: NameSchema }) },
      from: './pair.ts',
    });
    expect(twice.match(/"name" *in|r\["name"\]/g)).toHaveLength(3);
  });
  test('refuses an async schema by its place', () => {
    const schemas = { S: v.object({ a: v.objectAsync({}) as never }) };
    expect(() => compileModule({ schemas, from: './s.ts' })).toThrow('S.entries.a is async');
  });
});

describe.each([
  { of: 'fallback', schema: v.fallback(v.string(), 'f') },
  { of: 'message', schema: v.message(v.pipe(v.string(), v.minLength(3)), 'm') },
  { of: 'config', schema: v.config(v.pipe(v.string(), v.minLength(3)), { abortEarly: true }) },
  { of: 'cache', schema: v.cache(v.string()) },
  { of: 'lazy', schema: v.lazy(() => v.string()) },
])('a schema changed by $of', ({ schema }) => {
  test('is left to valibot', () => {
    const source = compileModule({ schemas: { S: schema }, from: './s.ts' });
    expect(source).toContain('accepts(');
    expect(source).not.toContain('typeof i === "string"');
  });
});

describe('a value that cannot be read', () => {
  const { is, parse } = evaluate(NameSchema);

  test('makes valibot throw', () => {
    expect(() => v.safeParse(NameSchema, throwing)).toThrow('unreadable');
  });
  test('is refused with one issue at the root', () => {
    const result = parse(throwing);
    expect(result.success).toBe(false);
    expect(result.issues).toMatchObject([
      { kind: 'schema', type: 'object', received: 'a value that cannot be read' },
    ]);
    expect(result.issues?.[0]?.path).toBeUndefined();
  });
  test('is not accepted', () => expect(is(throwing)).toBe(false));
  test('is refused too when it is a revoked proxy', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(parse(proxy).success).toBe(false);
  });
});

test('a depth of 10,000 is refused, not thrown', () => {
  interface Tree {
    readonly next?: Tree | undefined;
  }
  const TreeSchema: v.GenericSchema<Tree> = v.object({
    next: v.optional(v.lazy(() => TreeSchema)),
  });
  let tree: Tree = {};
  for (let depth = 0; depth < 10_000; depth++) tree = { next: tree };
  expect(evaluate(TreeSchema).parse(tree).success).toBe(false);
});

test('a cycle under a schema without one is read once', () => {
  const cycle: Record<string, unknown> = { name: 'Ada' };
  cycle['self'] = cycle;
  expect(evaluate(NameSchema).parse(cycle).output).toEqual({ name: 'Ada' });
});

test('nothing is written to Object.prototype', () => {
  const { parse } = evaluate(v.looseObject({ record: v.record(v.string(), v.unknown()) }));
  const own = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
  parse(JSON.parse(`{"record":${own},${own.slice(1)}`));
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

describe('a factory with a guard', () => {
  const isOwn = (value: unknown): boolean => typeof value === 'object' && !Array.isArray(value);
  const guardedObject = <const Entries extends v.ObjectEntries>(entries: Entries) => {
    const schema = v.object(entries);
    const run = schema['~run'];
    return v._standardSchema<typeof schema>({
      ...schema,
      '~run'(dataset, config) {
        if (isOwn(dataset.value)) return run.call(this, dataset, config);
        v._addIssue(this, 'type', dataset, config);
        return dataset as never;
      },
    });
  };
  const schema = guardedObject({ length: v.number() });
  const guards = [{ specimen: guardedObject({}), guard: 'isOwn', from: './own.ts', value: isOwn }];

  test.each([
    { value: { length: 1 }, accepted: true, why: 'it passes the guard' },
    { value: [], accepted: false, why: 'the guard refuses it' },
    { value: { length: 'x' }, accepted: false, why: 'an entry is refused' },
  ])('gives $accepted because $why', ({ value, accepted }) => {
    const { is, parse } = evaluate(schema, undefined, guards);
    expect(is(value)).toBe(accepted);
    expect(parse(value)).toEqual(v.safeParse(schema, value));
  });
  test('is asked only for other objects where it passes every plain one', () => {
    const plain = guards.map((guard) => ({ ...guard, passesPlain: true }));
    const { is, parse } = evaluate(schema, undefined, plain);
    for (const value of [{ length: 1 }, [], null, 1, Object.create(null), new Map()]) {
      expect(is(value)).toBe(v.is(schema, value));
      expect(parse(value)).toEqual(v.safeParse(schema, value));
    }
  });
  test('is compiled, and left to valibot without the guard', () => {
    const schemas = { S: schema };
    expect(compileModule({ schemas, from: './s.ts', guards })).toContain('if (!isOwn(i))');
    expect(compileModule({ schemas, from: './s.ts' })).toContain('accepts(');
  });
});

test('a default of the whole takes the place of nothing', () => {
  const schema = v.nullish(v.object({ name: v.string() }), null);
  expect(evaluate(schema).parse(undefined)).toEqual(v.safeParse(schema, undefined));
});

describe('a substitute', () => {
  const digits = /^\d+$/;
  const isShort = (text: string): boolean => text.length < 4;
  const schema = v.object({
    code: v.pipe(v.string(), v.regex(/^\d+$/), v.check(isShort)),
    other: v.pipe(v.string(), v.regex(/^\d+$/i)),
    count: v.pipe(v.unknown(), v.check(isShort as () => boolean)),
  });
  const asked: string[] = [];
  const substitutes = [
    { of: digits, name: 'scanDigits', from: './scan.ts' },
    { of: isShort, name: 'scanShort', from: './scan.ts' },
  ];
  const source = compileModule({ schemas: { Schema: schema }, from: './s.ts', substitutes });
  const { is } = evaluate(schema, () => source, [], {
    scanDigits: (text: string) => asked.push(`digits ${text}`) > 0,
    scanShort: (text: string) => asked.push(`short ${text}`) > 0,
  });

  test('is imported and asked in place of the equal expression and the same function', () => {
    expect(source).toContain("import { scanDigits } from './scan.ts';");
    expect(is({ code: '12', other: '3', count: '4' })).toBe(true);
    expect(asked).toEqual(['digits 12', 'short 12']);
  });
  test('is not asked where the flags differ or the value need not be text', () => {
    expect(is({ code: 'x', other: 'x', count: '' })).toBe(false);
    expect(is({ code: 'x', other: '1', count: '1234' })).toBe(false);
  });
  test('is not imported where nothing is equal to it', () => {
    const schemas = { NameSchema };
    expect(compileModule({ schemas, from: './name.ts', substitutes })).not.toContain('scan');
  });
});
