import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { compileModule } from './compileModule.ts';
import { evaluate } from './testing/evaluate.ts';

const NameSchema = v.object({ name: v.pipe(v.string(), v.maxLength(5)) });
const compile = (schema: v.GenericSchema) =>
  compileModule({ schemas: { S: schema }, from: './s.ts' });

describe('the module', () => {
  const { report, source } = compileModule({ schemas: { NameSchema }, from: './name.ts' });

  test('exports a schema under the name of the readable one, with its type', () => {
    expect(source).toContain('export const NameSchema: typeof plain.NameSchema =');
  });
  test('imports the readable schema and the runtime', () => {
    expect(source.match(/from '.*'/g)).toEqual([
      "from './name.ts'",
      "from './runtime/accept.generated.ts'",
      "from './runtime/accelerate.generated.ts'",
    ]);
  });
  test('contains nothing that a content security policy would block', () => {
    expect(source).not.toMatch(/\beval\b|new Function|Function\(/);
  });
  test('is the same every time', () => {
    expect(compileModule({ schemas: { NameSchema }, from: './name.ts' }).source).toBe(source);
  });
  test('reports the schema as compiled, with nothing left', () => {
    expect(report).toEqual([{ schema: 'NameSchema', compiled: true, fallbacks: [] }]);
  });
  test('writes a schema that is used twice once', () => {
    const twice = compile(v.object({ a: NameSchema, b: NameSchema })).source;
    expect(twice.match(/"name": v0 } = i/g)).toHaveLength(1);
  });
});

describe('an error at build time', () => {
  const calling: v.GenericSchema = v.lazy(() => {
    const endless = (): v.GenericSchema => endless();
    return endless();
  });
  const TreeByGetter: v.GenericSchema = v.object({
    get next() {
      return v.optional(TreeByGetter);
    },
  });
  const endlessTree = (): v.GenericSchema =>
    v.object({
      get next() {
        return endlessTree();
      },
    });
  test.each([
    {
      what: 'an async schema',
      // @ts-expect-error An async schema does not fit into a synchronous one.
      schema: v.object({ a: v.objectAsync({}) }),
      says: 'S.entries.a is async',
    },
    {
      what: 'an entry that is a getter of the object around it',
      schema: TreeByGetter,
      says: 'S contains itself without end',
    },
    {
      what: 'a getter that makes another object each time',
      schema: endlessTree(),
      says: 'S contains itself without end',
    },
    {
      what: 'a getter that calls itself',
      schema: v.object({ a: calling }),
      says: 'S.entries.a: the getter of v.lazy calls itself without end',
    },
  ])('names $what by its place', ({ says, schema }) => {
    expect(() => compile(schema)).toThrow(says);
  });
  test.each(['a-b', '1a', '', 'class', 'plain', 'refused', 'm0', 'accelerate'])(
    'refuses %j as the name of a schema',
    (name) => {
      const schemas = { [name]: NameSchema };
      expect(() => compileModule({ schemas, from: './s.ts' })).toThrow(TypeError);
    },
  );
});

describe.each([
  { of: 'fallback', schema: v.fallback(v.string(), 'f') },
  { of: 'message', schema: v.message(v.pipe(v.string(), v.minLength(3)), 'm') },
  { of: 'config', schema: v.config(v.pipe(v.string(), v.minLength(3)), { abortEarly: true }) },
  { of: 'cache', schema: v.cache(v.string()) },
  { of: 'a run function of your own', schema: { ...v.string(), '~run': v.number()['~run'] } },
  { of: 'a factory of your own', schema: { ...v.string(), reference: () => v.string() } },
])('a schema changed by $of', ({ schema }) => {
  test('is left to valibot, and reported', () => {
    const { report, source } = compile(schema as v.GenericSchema);
    expect(source).toContain('typeof plain.S =\n  plain.S;');
    expect(report[0]).toMatchObject({ compiled: false, fallbacks: [{ path: 'S' }] });
  });
  test('runs in valibot in its place', () => {
    const { report, source } = compile(v.object({ a: schema as v.GenericSchema, b: v.string() }));
    expect(source).toContain('live(plain.S, "entries", "a")');
    expect(report).toMatchObject([{ compiled: true, fallbacks: [{ path: 'S.entries.a' }] }]);
  });
});

test('a pattern that keeps a position is left to valibot, wherever it is', () => {
  const { report } = compile(v.object({ a: v.array(v.pipe(v.string(), v.regex(/a/g))) }));
  expect(report[0]?.compiled).toBe(false);
  expect(report[0]?.fallbacks[0]?.reason).toContain('flag g or y');
});

test('a schema that contains itself accepts values of any finite depth', () => {
  interface Tree {
    readonly next?: Tree | undefined;
  }
  const TreeSchema: v.GenericSchema<Tree> = v.object({
    next: v.optional(v.lazy(() => TreeSchema)),
  });
  const { report } = compile(TreeSchema);
  expect(report).toEqual([{ schema: 'S', compiled: true, fallbacks: [] }]);
  const value = { next: { next: { more: 1 } } };
  expect(v.safeParse(evaluate(TreeSchema), value).output).toEqual({ next: { next: {} } });
});

test.each([
  { what: 'unions', nest: (of: v.GenericSchema) => v.union([of, v.number(), v.string()]) },
  { what: 'objects', nest: (of: v.GenericSchema) => v.object({ a: of, b: v.optional(of) }) },
  {
    what: 'pipes',
    nest: (of: v.GenericSchema) =>
      v.pipe(
        of,
        v.check(() => true),
      ),
  },
])('the code of nested $what grows linearly', ({ nest }) => {
  const size = (depth: number): number => {
    let schema: v.GenericSchema = v.boolean();
    for (let at = 0; at < depth; at++) schema = nest(schema);
    return compile(schema).source.length;
  };
  expect(size(64) - size(32)).toBeLessThan(2.5 * (size(32) - size(16)));
});
