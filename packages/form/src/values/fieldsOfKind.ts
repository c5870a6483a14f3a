import { businessCustomerFields, type FieldKind, type Fields } from '@passmuster/schemas/fields';

const fields: Fields = businessCustomerFields;

/** Returns the names of the fields of some kinds, as the last key of their paths. */
export const fieldsOfKind = (...kinds: readonly FieldKind[]): ReadonlySet<string> =>
  new Set(
    Object.entries(fields).flatMap(([path, { kind }]) =>
      kinds.includes(kind) ? [path.slice(path.lastIndexOf('.') + 1)] : [],
    ),
  );
