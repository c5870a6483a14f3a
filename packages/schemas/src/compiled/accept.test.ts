import { readdirSync, readFileSync } from 'node:fs';
import { compareWithValibot, withAccept } from '@passmuster/compiler/differential';
import { customerSample, documentSample, ownerSample } from '@passmuster/testing/samples';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as schemas from '../index.ts';
import { type Operation, operations } from '../operations.ts';
import { acceptedBodies } from '../testing/acceptedBodies.ts';
import { hostileValues } from '../testing/hostile.ts';
import * as entry from './accept/index.generated.ts';

/** What operations take and answer. Their errors are read by the client itself. */
const taken = operations.flatMap(({ params, query, body, success }: Operation) => [
  ...[params, query, body?.schema].flatMap((name) => name ?? []),
  success.schema,
]);
const names = [...new Set(taken)];

const fileOf = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

interface Shape {
  readonly accept: (value: unknown) => unknown;
  readonly load: () => Promise<unknown>;
}

const rows = await Promise.all(
  names.map(async (name) => {
    const schema: v.GenericSchema = Reflect.get(schemas, `${name}Schema`);
    const exported: object = await import(`./accept/${fileOf(name)}.generated.ts`);
    const { accept: accepts, load }: Shape = Reflect.get(exported, `${fileOf(name)}Shape`);
    return { name, schema, exported, accepts, load };
  }),
);

test('every request and response has a file here, and nothing else', () => {
  expect(readdirSync(new URL('accept', import.meta.url)).sort()).toEqual(
    [...names.map(fileOf), 'index'].map((name) => `${name}.generated.ts`).sort(),
  );
});

test('the entry exports the shape of each, and nothing else', () => {
  expect(Object.keys(entry).sort()).toEqual(names.map((name) => `${fileOf(name)}Shape`).sort());
});

test.each(rows)('$name: its shape is exported, and nothing else', ({ name, exported }) => {
  expect(Object.keys(exported)).toEqual([`${fileOf(name)}Shape`]);
});

test.each(rows)('$name: the verdict and output of valibot', ({ name, schema, accepts }) => {
  const body = JSON.stringify(acceptedBodies[name]);
  const compiled = withAccept(schema, accepts);
  const sample = (): unknown => JSON.parse(body);
  const { accepted, found } = compareWithValibot({ schema, compiled, sample, count: 1_000 });
  expect(found).toEqual([]);
  expect(accepted).toBeGreaterThan(100);
});

test.each(rows)('$name: throws nothing and takes nothing that valibot refuses', (row) => {
  for (const [, value] of hostileValues)
    expect(row.accepts(value) === undefined).toBe(!v.safeParse(row.schema, value).success);
});

test.each([
  { documents: 1_000, owners: 0, each: 0 },
  { documents: 1_001, owners: 0, each: 0 },
  { documents: 0, owners: 1, each: 1_001 },
  { documents: 1_000, owners: 5, each: 799 },
  { documents: 1_000, owners: 5, each: 800 },
])('$documents documents and $owners owners with $each each: the verdict of valibot', (counts) => {
  const row = rows.find(({ name }) => name === 'BusinessCustomer')!;
  const documents = (length: number) => Array.from({ length }, () => documentSample);
  const owner = { ...ownerSample, supporting_documents: documents(counts.each) };
  const value = {
    ...customerSample,
    business_owners: Array.from({ length: counts.owners }, () => owner),
    documents: documents(counts.documents),
  };
  expect(row.accepts(value) !== undefined).toBe(v.safeParse(row.schema, value).success);
});

test.each(rows)('the schema of $name is the one that is loaded by its name', async (row) => {
  expect(await row.load()).toBe(row.schema);
});

/** The files that are loaded with `url`, itself first; types and `import()` load nothing. */
function loadedWith(url: URL, seen = new Map<string, string>()): ReadonlyMap<string, string> {
  if (seen.has(url.href)) return seen;
  const source = readFileSync(url, 'utf8');
  seen.set(url.href, source);
  for (const [, from = ''] of source.matchAll(/^(?:import|export) (?!type)[^;]*? from '(.*)';/gm)) {
    if (from.startsWith('.')) loadedWith(new URL(from, url), seen);
    else seen.set(from, '');
  }
  return seen;
}

test.each(rows)('$name: nothing but files of this package is loaded, not even valibot', (row) => {
  const loaded = [...loadedWith(new URL(`accept/${fileOf(row.name)}.generated.ts`, import.meta.url)).keys()];
  expect(loaded.length).toBeGreaterThan(2);
  expect(loaded.filter((one) => !one.startsWith('file:'))).toEqual([]);
});
