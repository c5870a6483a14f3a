import { randomInt, randomUUID } from 'node:crypto';
import * as schemas from '@passmuster/schemas';
import { type Operation, operations } from '@passmuster/schemas/operations';
import {
  bodyObligations,
  bodyWith,
  type Obligation,
  queryObligations,
  titleOf,
} from '@passmuster/testing/contract/obligations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from './createSandbox.ts';
import { listen } from './testing/listen.ts';

/** It refuses by the schemas only: no rules of KYC and no required bank fields. */
const apiKey = 'a-key-of-the-fields-of-this-test';
const sandbox = createSandbox({
  apiKeys: [apiKey],
  switches: { kycRules: false, requiredBankFields: [] },
});
let url: string;
let close: () => void;
beforeAll(async () => {
  ({ url, close } = await listen(sandbox));
});
afterAll(async () => {
  close();
  await sandbox.close();
});

/** Nothing has this id, so a deletion that is accepted is answered 404. */
const unknownId = randomUUID();

/** Returns the operation whose body or query has a schema. */
function operationOf(schema: string): Operation {
  const name = schema.replace(/Text$/, '');
  const found = (operations as readonly Operation[]).find(
    ({ body, query }) => body?.schema === name || query === name,
  );
  if (found === undefined) throw new Error(`No operation has ${schema}`);
  return found;
}

/** Sends a body or a query over HTTP, and returns the paths at which it is refused. */
async function refusedAt(schema: string, input: object): Promise<readonly string[]> {
  const { route, body } = operationOf(schema);
  const path = `${url}/api${route.path.replace(/\{\w+\}/, unknownId)}`;
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  const response = await (body === undefined
    ? fetch(`${path}?${queryOf(input)}`, { headers })
    : fetch(path, { method: route.method, headers, body: JSON.stringify(input) }));
  const { issues = [] } = (await response.json()) as {
    readonly issues?: readonly { readonly path: readonly (string | number)[] }[];
  };
  expect(response.status).toBeLessThan(500);
  expect(response.status === 400).toBe(issues.length > 0);
  return [...new Set(issues.map((issue) => issue.path.join('.')))];
}

/** A list becomes a parameter that is sent more than once. */
const queryOf = (input: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, String(one)]),
    ),
  );

/** Returns an email and a phone that no other customer has, except for the field that is tested. */
function fresh(schema: string, { resource, field }: Obligation): object {
  if (schema !== 'BusinessCustomer') return {};
  const email = { email: `${randomUUID()}@example.com` };
  const phone = { phone: `+27${randomInt(1e8, 1e9)}` };
  if (resource !== 'a business customer') return { ...email, ...phone };
  return { ...(field === 'email' ? {} : email), ...(field === 'phone' ? {} : phone) };
}

/** The first and the last value of a list. The test of the schemas has all. */
function endsOf(list: string | undefined): readonly unknown[] {
  const values: readonly unknown[] = list === undefined ? [] : Reflect.get(schemas, list);
  return [values[0], values.at(-1)].filter((value) => value !== undefined);
}

/** JSON has no number that is not finite. */
const isJson = (value: unknown): boolean => typeof value !== 'number' || Number.isFinite(value);
/** In a URL everything is text, and a list is a parameter that is sent more than once. */
const isText = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.length > 1);

describe.each([
  { part: 'a body', rows: bodyObligations, isSendable: isJson },
  { part: 'a query', rows: queryObligations, isSendable: isText },
])('$part over HTTP', ({ rows, isSendable }) => {
  // `$title` would be cut, and SPEC.md names whole titles.
  const cases = rows.map((row) => [`${row.resource} > ${titleOf(row)}`, row] as const);
  test.each(cases)('%s', async (_, row) => {
    for (const place of row.places) {
      const at = [...place.path, row.field].join('.');
      const send = (value: unknown) =>
        refusedAt(place.schema, {
          ...bodyWith(place, row, value),
          ...fresh(place.schema, row),
        });
      for (const value of row.refuses.filter(isSendable))
        expect(await send(value), String(value)).toEqual([at]);
      for (const value of [...row.accepts, ...endsOf(row.list)])
        expect(await send(value), String(value)).toEqual([]);
      if (isSendable === isJson) expect(await send(null)).toEqual(row.mayBeNull ? [] : [at]);
      // A rule decides whether a field may be left out that only goes with others.
      if (Object.keys(row.beside).length > 0) continue;
      expect(await send(undefined)).toEqual(row.mayBeAbsent ? [] : [at]);
    }
  });
});
