import { _standardSchema, type GenericSchema } from 'valibot';

/** A JSON Schema document, or a part of one. */
export type JsonSchemaObject = Readonly<Record<string, unknown>>;

/** A named part of the JSON Schema of this package. */
export interface Definition {
  readonly name: string;
  /** The JSON that is accepted. References have the form `#/$defs/Name`. */
  readonly input: JsonSchemaObject;
  /** What the schema makes of it, if that differs: defaults are filled in, text becomes a number. */
  readonly output?: JsonSchemaObject;
  /** The definitions that this one refers to. */
  readonly uses: readonly Definition[];
}

/** What Standard JSON Schema 1.0 calls options. Only `target` is read. */
export interface JsonSchemaOptions {
  readonly target: 'draft-2020-12' | 'draft-07' | 'openapi-3.0' | ({} & string);
  readonly libraryOptions?: Record<string, unknown> | undefined;
}

/** Returns JSON Schema of what a schema accepts, or of what it returns. Throws a `RangeError` for another target. */
export interface JsonSchemaConverter {
  readonly input: (options: JsonSchemaOptions) => Record<string, unknown>;
  readonly output: (options: JsonSchemaOptions) => Record<string, unknown>;
}

/** A schema that says its own JSON Schema. Source: Standard JSON Schema 1.0, `StandardJSONSchemaV1`. */
export type WithJsonSchema<Schema extends GenericSchema> = Schema & {
  readonly '~standard': Schema['~standard'] & { readonly jsonSchema: JsonSchemaConverter };
};

/** The dialects, and where each keeps definitions. OpenAPI 3.0 has no place for them inside a schema. */
const dialects: Readonly<Record<string, { readonly $schema: string; readonly place: string }>> = {
  'draft-2020-12': { $schema: 'https://json-schema.org/draft/2020-12/schema', place: '$defs' },
  'draft-07': { $schema: 'http://json-schema.org/draft-07/schema#', place: 'definitions' },
};

/** Adds the definitions that `definition` refers to, however indirectly. */
function collect({ uses }: Definition, found: Map<string, Definition>): Map<string, Definition> {
  for (const used of uses) {
    if (found.has(used.name)) continue;
    found.set(used.name, used);
    collect(used, found);
  }
  return found;
}

/** Returns a document of its own for a definition: a new object with each call, which the caller may change. */
function documentOf(
  definition: Definition,
  direction: 'input' | 'output',
  { target }: JsonSchemaOptions,
): Record<string, unknown> {
  const dialect = Object.hasOwn(dialects, target) ? dialects[target] : undefined;
  if (dialect === undefined) throw new RangeError('The target must be draft-2020-12 or draft-07');
  const { $schema, place } = dialect;
  const of = (part: Definition) => part[direction] ?? part.input;
  const defs = [...collect(definition, new Map()).values()].map((part) => [part.name, of(part)]);
  const document = {
    $schema,
    ...of(definition),
    ...(defs.length > 0 ? { [place]: Object.fromEntries(defs) } : {}),
  };
  return JSON.parse(JSON.stringify(document).replaceAll('"#/$defs/', `"#/${place}/`)) as Record<
    string,
    unknown
  >;
}

/** Returns a copy of `schema` whose standard property also converts to JSON Schema. */
/* @__NO_SIDE_EFFECTS__ */
export function withJsonSchema<const Schema extends GenericSchema>(
  schema: Schema,
  definition: Definition,
): WithJsonSchema<Schema> {
  const copy: Schema = _standardSchema({ ...schema });
  const jsonSchema: JsonSchemaConverter = {
    input: (options) => documentOf(definition, 'input', options),
    output: (options) => documentOf(definition, 'output', options),
  };
  const { '~standard': standard } = copy;
  // valibot's refusals also have a `value`, which some consumers take for a success.
  const validate = (value: unknown) => {
    const result = standard.validate(value);
    return 'issues' in result && result.issues ? { issues: result.issues } : result;
  };
  return Object.assign(copy, { '~standard': { ...standard, validate, jsonSchema } });
}
