import type { JsonSchema } from '@valibot/to-json-schema';

type JsonValue = NonNullable<JsonSchema['examples']>[number];
type Entries = Readonly<Record<string, { readonly default?: JsonValue }>>;
const entriesOf = (schema: unknown): Entries => Object(schema).entries ?? {};

/** Returns the fields of a schema that have a default. */
const filledFields = (schema: unknown): readonly string[] =>
  Object.entries(entriesOf(schema)).flatMap(([field, entry]) =>
    entry.default === undefined ? [] : [field],
  );

/** Returns the required fields of a definition and those with a default, in the order of the schema; undefined if none has one. */
function requiredIn(schema: unknown, { required }: JsonSchema): string[] | undefined {
  const filled = filledFields(schema);
  if (filled.length === 0) return undefined;
  return Object.keys(entriesOf(schema)).filter(
    (field) => filled.includes(field) || required?.includes(field),
  );
}

/** Returns a definition in which fields with a default are required, each beside its default. */
export function withRequired(schema: unknown, definition: JsonSchema): JsonSchema {
  const required = requiredIn(schema, definition);
  if (required === undefined) return definition;
  const properties = Object.entries(definition.properties ?? {}).map(([field, property]) => {
    const filled = entriesOf(schema)[field]?.default;
    return [
      field,
      filled === undefined ? property : { ...(property as JsonSchema), default: filled },
    ];
  });
  return { ...definition, properties: Object.fromEntries(properties), required };
}

/** Returns the definition of an output, in which every field with a default is there. */
export function withoutDefaults(schema: unknown, definition: JsonSchema): JsonSchema {
  const filled = filledFields(schema);
  const required = requiredIn(schema, definition);
  if (required === undefined) return definition;
  const properties = Object.entries(definition.properties ?? {}).map(([field, property]) => {
    const { default: _, ...rest } = property as JsonSchema;
    return [field, filled.includes(field) ? rest : property];
  });
  return { ...definition, properties: Object.fromEntries(properties), required };
}
