import type { JsonSchema } from '@valibot/to-json-schema';

type JsonValue = NonNullable<JsonSchema['examples']>[number];
type Entries = Readonly<Record<string, { readonly default?: JsonValue }>>;
const entriesOf = (schema: unknown): Entries => Object(schema).entries ?? {};

/** Returns the fields of a schema that have a default. */
const filledFields = (schema: unknown): readonly string[] =>
  Object.entries(entriesOf(schema)).flatMap(([field, entry]) =>
    entry.default === undefined ? [] : [field],
  );

/** Returns a definition in which fields with a default are required, in the order of the schema, each beside its default. */
export function withRequired(schema: unknown, definition: JsonSchema): JsonSchema {
  const filled = filledFields(schema);
  if (filled.length === 0) return definition;
  const entries = entriesOf(schema);
  const required = Object.keys(entries).filter(
    (field) => filled.includes(field) || definition.required?.includes(field),
  );
  const properties = Object.entries(definition.properties ?? {}).map(([field, property]) => [
    field,
    filled.includes(field)
      ? { ...(property as JsonSchema), default: entries[field]?.default }
      : property,
  ]);
  return { ...definition, properties: Object.fromEntries(properties), required };
}
