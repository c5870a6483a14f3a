import { execFileSync } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { bodyWith, obligations } from '@passmuster/testing/contract/obligations';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as entry from '../fields.ts';
import * as schemas from '../index.ts';
import type { Field, Fields } from './field.ts';

test('what scripts/fields.ts writes is up to date', () => {
  const path = fileURLToPath(new URL('../../scripts/fields.ts', import.meta.url));
  const args = ['--conditions=@passmuster/source', path, '--check'];
  expect(() => execFileSync(execPath, args, { stdio: 'pipe' })).not.toThrow();
});

const factsOf = (schema: string): Fields | undefined =>
  Reflect.get(entry, `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Fields`);

const seen = new Set<string>();
/** The contract's fields of requests, each with the place of a whole body that it is in, and its facts. */
const rows = obligations.flatMap((obligation) =>
  obligation.places.flatMap((place) => {
    const facts = factsOf(place.schema);
    if (facts === undefined) return [];
    const path = entry.fieldPattern([...place.path, obligation.field]);
    seen.add(`${place.schema} ${path}`);
    return [{ name: `${place.schema} ${path}`, place, obligation, field: facts[path] }];
  }),
);

describe.each(rows)('$name', ({ place, obligation, field }) => {
  const schema: v.GenericSchema = Reflect.get(schemas, `${place.schema}Schema`);
  const accepts = (value: unknown): boolean =>
    v.safeParse(schema, bodyWith(place, obligation, value)).success;

  test('is required if the contract has no body without it', () => {
    expect(field?.required ?? false).toBe(!obligation.mayBeAbsent);
  });

  test('has the list of the contract', () => {
    expect(field?.list).toBe(obligation.list);
  });

  test('has the limits at which the schema begins to refuse', () => {
    for (const { value, isAccepted } of boundariesOf(field)) {
      expect(accepts(value), `${String(value).length} ${String(value).slice(0, 9)}`).toBe(
        isAccepted,
      );
    }
  });

  test('has a control for every value of its kind', () => {
    const valid = obligation.accepts[0];
    if (field?.kind === 'mark' || field?.kind === 'question') expect(typeof valid).toBe('boolean');
    if (field?.kind === 'amount' || field?.kind === 'share') expect(typeof valid).toBe('number');
    if (field?.kind === 'rows') expect(Array.isArray(valid)).toBe(true);
  });
});

test('no field of the facts is missing in the contract, and none of the contract in the facts', () => {
  expect(rows.filter(({ field }) => field === undefined).map(({ name }) => name)).toEqual([]);
  const all = Object.entries(entry).flatMap(([name, fields]) =>
    typeof fields === 'function' || Array.isArray(fields)
      ? []
      : Object.keys(fields).map(
          (path) => `${name.charAt(0).toUpperCase()}${name.slice(1, -'Fields'.length)} ${path}`,
        ),
  );
  // A path parameter is in no body.
  expect(all.filter((name) => !seen.has(name))).toEqual([
    'DeletePayoutMethodParams payout_method_id',
    'FindTransactionsParams reference_id',
  ]);
});

function boundariesOf(
  field: Field | undefined,
): readonly { value: unknown; isAccepted: boolean }[] {
  const { minLength, maxLength, min, max } = field ?? {};
  return [
    ...(minLength === undefined ? [] : [{ value: '', isAccepted: false }]),
    ...(maxLength === undefined
      ? []
      : [
          { value: '🏦'.repeat(maxLength), isAccepted: true },
          { value: '🏦'.repeat(maxLength + 1), isAccepted: false },
        ]),
    ...(min === undefined
      ? []
      : [
          { value: min, isAccepted: true },
          { value: min - 1, isAccepted: false },
        ]),
    ...(max === undefined
      ? []
      : [
          { value: max, isAccepted: true },
          { value: max + 1, isAccepted: false },
        ]),
  ];
}

test.each([
  { path: 'business_owners.0.email', kind: 'email' },
  { path: ['business_owners', 12, 'supporting_documents', 0, 'doc_image'], kind: 'file' },
  { path: 'business_owners.*.address.country', kind: 'country' },
  { path: 'is_dao', kind: 'question' },
  { path: 'emial', kind: undefined },
  { path: 'constructor', kind: undefined },
  { path: '', kind: undefined },
])('the field at $path is of kind $kind', ({ path, kind }) => {
  expect(entry.fieldAt(entry.businessCustomerFields, path)?.kind).toBe(kind);
});
