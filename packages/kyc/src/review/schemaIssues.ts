import { type ListLimits, propertyAt, valueAt } from '@passmuster/findings';
import { plainObject } from '@passmuster/schemas';
import * as v from 'valibot';
import { BusinessCustomerSchema, withListLimits } from '#customerSchema';

type Schema = v.GenericSchema;
type Issues = readonly v.BaseIssue<unknown>[];

/** Returns the issues of the schema of the API in a whole body. Never throws. */
export function customerIssues(draft: unknown, limits: ListLimits | undefined): Issues {
  return issuesOf(limited(BusinessCustomerSchema, limits), draft);
}

const limited = (schema: Schema, limits: ListLimits | undefined): Schema =>
  limits ? withListLimits(schema, limits) : schema;

/** Returns the issues of the schema in one field: its own schema runs, and no other. Paths start at the field. */
export function fieldIssues(
  path: readonly PropertyKey[],
  draft: unknown,
  limits: ListLimits | undefined,
): Issues {
  const schema = fieldSchema(path);
  if (!isSchema(schema)) return [];
  // Only an object counts its lists, and the field may be a list.
  const field = limited(plainObject({ field: schema }), limits);
  return issuesOf(field, { field: valueAt(draft, path) }).map((issue) => withoutFirstKey(issue));
}

/** Returns the schema of a field; `undefined` if the API doesn't have the field. */
export const fieldSchema = (path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (schema, key) =>
      typeof key === 'number'
        ? propertyAt(schema, 'item')
        : propertyAt(propertyAt(schema, 'entries'), key),
    BusinessCustomerSchema,
  );

function withoutFirstKey({ path, ...issue }: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const [, first, ...others] = path ?? [];
  return first ? { ...issue, path: [first, ...others] } : issue;
}

const isSchema = (value: unknown): value is Schema => propertyAt(value, 'kind') === 'schema';

/** Returns a schema's issues. The objects of these schemas refuse a value whose own code throws, such as a getter. */
export const issuesOf = (schema: Schema, value: unknown): Issues =>
  v.safeParse(schema, value).issues ?? [];
