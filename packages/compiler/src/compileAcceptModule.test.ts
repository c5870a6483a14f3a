import { runCount } from '@passmuster/testing/runCount';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { compileAcceptModule } from './compileAcceptModule.ts';
import { evaluateAccept } from './testing/evaluate.ts';
import { fuzzAccept, isShort } from './testing/fuzzAccept.ts';

const NameSchema = v.object({ name: v.pipe(v.string(), v.regex(/^[a-z]{1,5}$/i)) });

describe('the module', () => {
  const source = compileAcceptModule({ schemas: { NameSchema }, from: './name.ts' });

  test('exports one shape, of what accepts a value and what loads the schema', () => {
    expect(source.match(/^export .*?(?=:)/gm)).toEqual(['export const nameShape']);
    expect(source.match(/^ {2}\w+: /gm)).toEqual(['  accept: ', '  load: ']);
  });
  test('imports types alone, and the runtime', () => {
    expect(source.match(/^import .*$/gm)).toEqual([
      "import type { InferOutput } from 'valibot';",
      "import type { NameSchema } from './name.ts';",
      "import { accepts, isObject, object } from './runtime/accept.generated.ts';",
    ]);
  });
  test('writes out the pattern', () => expect(source).toContain('= /^[a-z]{1,5}$/i;'));
  test('imports a function of v.check and a list by their names', () => {
    const list = ['NG', 'ZA', 'GH', 'KE'];
    const schemas = {
      S: v.object({ a: v.pipe(v.string(), v.check(isShort)), b: v.picklist(list) }),
    };
    const imports = [
      { value: isShort, name: 'isShort', from: './isShort.ts' },
      { value: list, name: 'countries', from: './countries.ts' },
      { value: 1, name: 'unused', from: './unused.ts' },
    ];
    const text = compileAcceptModule({ schemas, from: './s.ts', imports });
    expect(text).toContain("import { isShort } from './isShort.ts';");
    expect(text).toContain("import { countries } from './countries.ts';");
    expect(text).not.toContain('unused');
  });
});

test.each([
  {
    what: 'a schema that may accept undefined',
    schema: v.optional(v.string()),
    says: 'S may accept',
  },
  {
    what: 'an unnamed check',
    entry: v.pipe(
      v.string(),
      v.check(() => true),
    ),
    at: '.pipe.1',
  },
  {
    what: 'a function of v.transform',
    entry: v.pipe(v.string(), v.transform(Number)),
    at: '.pipe.1',
  },
  { what: 'an action without code', entry: v.pipe(v.string(), v.startsWith('a')), at: '.pipe.1' },
  { what: 'a default that a function makes', entry: v.optional(v.string(), () => 'x') },
  { what: 'a fallback', entry: v.fallback(v.string(), 'f') },
  { what: 'a changed message', entry: v.message(v.string(), 'm') },
  // @ts-expect-error Undefined is not an option.
  { what: 'an undefined option', entry: v.picklist(['a', 'b', 'c', undefined]) },
])('$what is refused by its place', ({ at = '', entry, says, schema }) => {
  const schemas = { S: schema ?? v.object({ a: entry ?? v.string() }) };
  expect(() => compileAcceptModule({ schemas, from: './s.ts' })).toThrow(
    says ?? `S.entries.a${at} cannot be accepted without valibot`,
  );
});

test('two schemas whose shapes would have one name are refused', () => {
  const schemas = { NameSchema, Name: NameSchema };
  expect(() => compileAcceptModule({ schemas, from: './s.ts' })).toThrow('"nameShape" is already');
});

const runs = runCount(4_000, 20_000);

test(`${runs} values are accepted and made as valibot does`, () => {
  const { values, accepted, found } = fuzzAccept(runs);
  expect(found).toEqual([]);
  expect(values).toBe(runs);
  expect(accepted).toBeGreaterThan(runs / 10);
});

test.each([
  { what: 'a pattern', from: '[a-z]+$/i', to: '[a-z]*$/i' },
  { what: 'a bound', from: '<= 100', to: '< 100' },
  { what: 'a default', from: ', false)', to: ', true)' },
  { what: 'the order of keys', from: '(i, o) =>', to: '(i, o) => (o["tags"] = 1) &&' },
  { what: 'the keys that are kept', from: 'withRest(i, o)', to: 'true' },
])('$what that is wrong is found', ({ from, to }) => {
  const edit = (source: string): string => {
    expect(source).toContain(from);
    return source.replace(from, to);
  };
  expect(fuzzAccept(runs, 1, edit).found).not.toEqual([]);
});

describe('a value that cannot be read is refused', () => {
  const accepts = evaluateAccept(NameSchema);

  test('when a getter throws', () => {
    const value = {
      get name(): string {
        throw new Error('unreadable');
      },
    };
    expect(accepts(value)).toBeUndefined();
  });
  test('when it is a revoked proxy', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(accepts(proxy)).toBeUndefined();
  });
});

test('each key is read once, so that no second reading can differ', () => {
  let reads = 0;
  const value = {
    get name(): string {
      reads += 1;
      return 'ada';
    },
  };
  expect(evaluateAccept(NameSchema)(value)).toEqual({ name: 'ada' });
  expect(reads).toBe(1);
});
