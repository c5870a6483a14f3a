import type { Finding } from '@passmuster/findings';
import { BusinessCustomerSchema, toFindings } from '@passmuster/schemas';
import * as v from 'valibot';
import { type CustomerCatalog, translated } from './customerCatalog.ts';
import { propertyAt } from './propertyAt.ts';

/** What the schema of the API says about a whole body. Never throws. */
export function schemaFindings(
  draft: unknown,
  catalog: CustomerCatalog | undefined,
): readonly Finding[] {
  return findingsOf(BusinessCustomerSchema, draft, [], catalog);
}

/** What the schema says about one field: its own schema runs, and no other. */
export function fieldSchemaFindings(
  path: readonly PropertyKey[],
  draft: unknown,
  catalog: CustomerCatalog | undefined,
): readonly Finding[] {
  let schema: unknown = BusinessCustomerSchema;
  let value = draft;
  for (const key of path) {
    schema =
      typeof key === 'number'
        ? propertyAt(schema, 'item')
        : propertyAt(propertyAt(schema, 'entries'), key);
    value = propertyAt(value, key);
  }
  return isSchema(schema) ? findingsOf(schema, value, path, catalog) : [];
}

type Schema = v.GenericSchema;

const isSchema = (value: unknown): value is Schema => propertyAt(value, 'kind') === 'schema';

/** What a schema says about a value that stands at a path. Never throws. */
export function findingsOf(
  schema: Schema,
  value: unknown,
  at: readonly PropertyKey[],
  catalog: CustomerCatalog | undefined,
): readonly Finding[] {
  return toFindings(issuesOf(schema, value)).map((finding) => ({
    ...finding,
    ...(catalog && translated(finding, catalog)),
    path: [...at, ...finding.path],
  }));
}

/** A value whose own code throws, such as a getter, is judged as null: the schema cannot read it. */
function issuesOf(schema: Schema, value: unknown): readonly v.BaseIssue<unknown>[] {
  try {
    return v.safeParse(schema, value).issues ?? [];
  } catch {
    return v.safeParse(schema, null).issues ?? [];
  }
}
