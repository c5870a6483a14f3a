import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { outcome } from '../differential/compareWithValibot.ts';
import { difference } from '../differential/difference.ts';
import { evaluate } from '../testing/evaluate.ts';

const NameSchema = v.object({ name: v.pipe(v.string(), v.maxLength(5)) });

const mail = v.pipe(v.string(), v.email());
const throwing = (): string => {
  throw new Error('A message that throws');
};

describe('a value gets the verdict of valibot', () => {
  test.each<{ why: string; schema: v.GenericSchema; value: unknown }>([
    {
      why: 'if readonly is between an issue and a check',
      schema: v.pipe(
        v.object({ x: v.pipe(v.object({ a: mail }), v.readonly()) }),
        v.check(() => false),
      ),
      value: { x: { a: 'no address' } },
    },
    {
      why: 'where the message of a union option throws',
      schema: v.union([v.string(throwing), v.number()]),
      value: 1,
    },
    {
      why: 'where the object that a union option refuses throws',
      schema: v.union([v.string(), v.unknown()]),
      value: Object.defineProperty({}, 'constructor', { get: throwing }),
    },
    {
      why: 'where a message callback of the configuration throws',
      schema: v.union([v.string(), v.number()]),
      value: 1,
    },
    {
      why: 'where a getter throws',
      schema: NameSchema,
      value: {
        get name() {
          return throwing();
        },
      },
    },
    {
      why: 'where an exact optional entry is undefined',
      schema: v.object({ a: v.exactOptional(v.string()) }),
      value: { a: undefined },
    },
    {
      why: 'where an entry has the key getter',
      schema: v.object({ getter: v.fallback(v.string(), 'f') }),
      value: { getter: 1 },
    },
  ])('$why', ({ schema, value }) => {
    const compiled = evaluate(schema);
    for (const config of [undefined, { message: throwing }, { abortEarly: true }])
      expect(
        difference(outcome(compiled, value, config), outcome(schema, value, config)),
      ).toBeUndefined();
  });
});

test('with abortEarly, none of 100,000 bad items after the first is read', () => {
  let reads = 0;
  const items = Array.from({ length: 100_000 }, () => ({
    get name() {
      reads += 1;
      return 1;
    },
  }));
  const result = v.safeParse(evaluate(v.array(NameSchema)), items, { abortEarly: true });
  expect(result.issues).toHaveLength(1);
  expect(reads).toBeLessThan(10);
});

describe('only the compiled object itself is fast', () => {
  const asked: string[] = [];
  const schema = v.object({
    a: v.string(),
    b: v.pipe(
      v.string(),
      v.check((value) => asked.push(value) > 0),
    ),
  });
  const compiled = evaluate(schema);
  const value = { a: 'a', b: 'b', c: 'c' };

  test.each<{ how: string; copy: (of: typeof schema) => v.GenericSchema }>([
    { how: 'pick', copy: (of) => v.pick(of, ['a']) },
    { how: 'omit', copy: (of) => v.omit(of, ['a']) },
    { how: 'partial', copy: (of) => v.partial(of) },
    { how: 'required', copy: (of) => v.required(v.partial(of)) },
    {
      how: 'pipe',
      copy: (of) =>
        v.pipe(
          of,
          v.transform(({ a }) => a),
        ),
    },
    { how: 'fallback', copy: (of) => v.fallback(of, { a: '', b: '' }) },
    { how: 'config', copy: (of) => v.config(of, { lang: 'de' }) },
    { how: 'a spread', copy: (of) => ({ ...of, entries: { ...of.entries, c: v.string() } }) },
    { how: 'nesting', copy: (of) => v.array(of) },
  ])('$how gives what it gives for the readable schema', ({ copy }) => {
    for (const input of [value, { a: 1 }, [value], [{ b: 'b' }]])
      expect(v.safeParse(copy(compiled), input)).toEqual(v.safeParse(copy(schema), input));
  });
  test('it asks each callback once for an accepted value', () => {
    asked.length = 0;
    expect(v.safeParse(compiled, value).output).toEqual({ a: 'a', b: 'b' });
    expect(asked).toEqual(['b']);
  });
});

test('nothing is written to Object.prototype', () => {
  const schema = evaluate(v.looseObject({ record: v.record(v.string(), v.unknown()) }));
  const own = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
  v.safeParse(schema, JSON.parse(`{"record":${own},${own.slice(1)}`));
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
