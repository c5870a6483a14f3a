import { bodyObligations, bodyWith } from '@passmuster/testing/contract/obligations';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as compiled from './compiled/index.generated.ts';
import * as schemas from './index.ts';

/** Every field of a body, at its first place. */
const rows = bodyObligations.flatMap((obligation) => {
  const [place] = obligation.places;
  if (place === undefined) return [];
  const { resource, field, presence } = obligation;
  const path = [...place.path, field].join('.');
  return [{ resource, field, presence, path, place, obligation }];
});

/** What null in a field is found to be. */
const findings: Readonly<Record<string, (rule: string) => boolean>> = {
  optional: (rule) => rule === 'schema/null',
  required: (rule) => rule.startsWith('schema/') && rule !== 'schema/null',
  'filled in': (rule) => rule.startsWith('schema/') && rule !== 'schema/null',
};

test.each(rows)('null in $field of $resource, $presence (SPEC-GAP 83)', (row) => {
  const body = bodyWith(row.place, row.obligation, null);
  for (const entry of [schemas, compiled]) {
    const schema: v.GenericSchema = Reflect.get(entry, `${row.place.schema}Schema`);
    const found = schemas
      .toFindings(v.safeParse(schema, body).issues ?? [])
      .filter(({ path }) => path.join('.') === row.path);
    const isFound = findings[row.presence];
    if (isFound === undefined) expect(found).toEqual([]);
    else expect(found.map(({ rule }) => isFound(rule))).toEqual([true]);
  }
});

test('optional fields are among them, at every depth', () => {
  const optional = rows.filter(({ presence }) => presence === 'optional');
  expect(optional.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['registered_address.street2', 'description', 'network']),
  );
  expect(optional.some(({ field }) => field === 'back_image')).toBe(true);
});

test('the message is the remedy, and other values keep their own', () => {
  const messageOf = (description: unknown) =>
    v.safeParse(schemas.CreateWalletSchema, { currency: 'ZAR', description }).issues?.[0]?.message;
  expect(messageOf(null)).toBe(schemas.schemaRule.null.remedy);
  expect(messageOf(7)).toBe('Enter text.');
});
