import { existsSync } from 'node:fs';
import {
  bodyWith,
  type Obligation,
  obligations,
  resources,
  titleOf,
} from '@passmuster/testing/contract/obligations';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as compiled from './compiled/index.generated.ts';
import * as schemas from './index.ts';

/** What a form of a schema makes of a body: its output, or the paths it refuses, if it names them. */
interface Verdict {
  readonly output?: unknown;
  readonly refusedAt?: readonly string[] | 'somewhere';
}
interface Form {
  readonly form: string;
  readonly judge: (value: unknown) => Verdict;
}

const parsed = (schema: v.GenericSchema, value: unknown): Verdict => {
  const { issues, output } = v.safeParse(schema, value);
  return issues ? { refusedAt: issues.map((issue) => v.getDotPath(issue) ?? '') } : { output };
};

/** The query of a URL is read by the sandbox only, so it has no module without valibot. */
const acceptModule = (name: string): string | undefined => {
  const file = `./compiled/accept/${name.charAt(0).toLowerCase()}${name.slice(1)}.generated.ts`;
  return existsSync(new URL(file, import.meta.url)) ? file : undefined;
};

/** Returns the forms of the schema of a whole body: plain, compiled, and without valibot. */
async function formsOf(name: string): Promise<readonly Form[]> {
  const plain: v.GenericSchema = Reflect.get(schemas, `${name}Schema`);
  const fast: v.GenericSchema = Reflect.get(compiled, `${name}Schema`);
  const file = acceptModule(name);
  const shapes: object = file === undefined ? {} : await import(file);
  return [
    { form: 'plain', judge: (value) => parsed(plain, value) },
    { form: 'compiled', judge: (value) => parsed(fast, value) },
    ...Object.values(shapes).map(({ accept }) => ({
      form: 'accept',
      judge(value: unknown): Verdict {
        const output: unknown = accept(value);
        return output === undefined ? { refusedAt: 'somewhere' } : { output };
      },
    })),
  ];
}

const listNamed = (name: string | undefined): readonly unknown[] =>
  name === undefined ? [] : Reflect.get(schemas, name);

/** Calls `check` for each form of each whole body that the field occurs in. */
async function everywhere(
  obligation: Obligation,
  check: (
    judge: (value: unknown) => Verdict,
    place: { readonly at: string; readonly valueIn: (output: unknown) => unknown },
    what: string,
  ) => void,
): Promise<void> {
  for (const place of obligation.places) {
    const path = [...place.path, obligation.field];
    const valueIn = (output: unknown): unknown =>
      path.reduce((part, key) => Object(part)[key], output);
    for (const { form, judge } of await formsOf(place.schema)) {
      const judgeChange = (value: unknown) => judge(bodyWith(place, obligation, value));
      check(judgeChange, { at: path.join('.'), valueIn }, `${form} ${place.schema}`);
    }
  }
}

const isDigits = ({ form }: Obligation): boolean => form.startsWith('the digits');

describe.each(Object.entries(resources))('%s', (name, { schema, fields, places }) => {
  test('has the fields of the specification and no others', async () => {
    const { entries } = Reflect.get(schemas, `${schema}Schema`);
    expect(Object.keys(entries).sort()).toEqual(Object.keys(fields).sort());
    for (const { schema: whole, body } of places)
      for (const { judge } of await formsOf(whole)) expect(judge(body)).toHaveProperty('output');
  });

  const rows = obligations.filter(({ resource }) => resource === name);
  // `$title` would be cut, and SPEC.md names whole titles.
  test.each(rows.map((row) => [titleOf(row), row] as const))('%s', async (_, row) => {
    await everywhere(row, (judge, { at, valueIn }, what) => {
      const refusal = what.startsWith('accept') ? 'somewhere' : [at];
      for (const value of row.refuses)
        expect(judge(value), `${what}, ${String(value)}`).toEqual({ refusedAt: refusal });
      for (const value of [...row.accepts, ...listNamed(row.list)]) {
        const output = valueIn(judge(value).output);
        expect(output, what).toEqual(isDigits(row) ? Number(value) : value);
      }
      const without = judge(undefined);
      if (row.mayBeAbsent) expect(without, what).toHaveProperty('output');
      else expect(without, what).toEqual({ refusedAt: refusal });
      if (row.presence === 'filled in') expect(valueIn(without.output), what).toBeDefined();
      if (row.mayBeNull) expect(valueIn(judge(null).output), what).toBeNull();
      else expect(judge(null), what).toEqual({ refusedAt: refusal });
    });
  });
});
