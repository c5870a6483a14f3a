import { type ConversionConfig, type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as exported from '../../src/index.ts';
import { emailForm } from '../../src/scalar/emailAddress.ts';
import { filledForm } from '../../src/scalar/filledText.ts';
import { calendarDateForm } from '../../src/scalar/isCalendarDate.ts';
import { dataUriHead } from '../../src/scalar/isDataUri.ts';
import { webUrlForm } from '../../src/scalar/isWebUrl.ts';
import { timestampForm } from '../../src/scalar/timestamp.ts';
import { uuidForm } from '../../src/scalar/uuid.ts';
import { docstrings } from './docstrings.ts';
import { examples } from './examples.ts';
import { withRequired } from './filledFields.ts';
import { walletBranches } from './walletBranches.ts';

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

type JsonValue = NonNullable<JsonSchema['examples']>[number];

/** Every exported schema, by its name without `Schema`. Queries have the types that a caller passes, not text. */
export const schemas: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  Object.entries(exported).flatMap(([name, value]) =>
    isSchema(value) && !name.endsWith('QueryTextSchema')
      ? [[name.replace(/Schema$/, ''), value]]
      : [],
  ),
);

/** Base64, as far as a linear expression can check it: not that the length is a multiple of four. */
const base64 = '[A-Za-z0-9+/]*(?:[AQgw]==|[AEIMQUYcgkosw048]=|[A-Za-z0-9+/])$';

/** What the functions of `v.check` mean, for the schemas that use one. */
const checks: Readonly<Record<string, JsonSchema>> = {
  CalendarDate: { type: 'string', format: 'date', pattern: calendarDateForm.source },
  WebUrl: { type: 'string', format: 'uri', pattern: webUrlForm.source },
  ImageSource: {
    type: 'string',
    anyOf: [{ $ref: '#/$defs/WebUrl' }, { pattern: `${dataUriHead.source}${base64}` }],
  },
};

/** No U+0000. A portable expression cannot exclude unpaired surrogates. */
const wellFormed = '^[^\\u0000]*$';
/** The same, and at least one character that is not whitespace. */
const filled = '^\\s*[^\\s\\u0000][^\\u0000]*$';

const titleOf = (name: string): string => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(?:api|kyc|url|uuid)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const lengths: ReadonlyMap<string, 'minLength' | 'maxLength'> = new Map([
  ['max_code_points', 'maxLength'],
]);

/** The formats of JSON Schema that the expressions of the schemas describe. */
const formats: ReadonlyMap<unknown, string> = new Map([
  [emailForm, 'email'],
  [uuidForm, 'uuid'],
  [timestampForm, 'date-time'],
]);

const config: ConversionConfig = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  overrideAction({ valibotAction, jsonSchema }) {
    const length = lengths.get(valibotAction.type);
    if (length && 'requirement' in valibotAction)
      return { ...jsonSchema, [length]: Number(valibotAction.requirement) };
    if (valibotAction.type === 'check' && jsonSchema.type === 'string')
      return { ...jsonSchema, pattern: wellFormed };
    // The range of a double is a limit of JavaScript, not of the API.
    if (valibotAction.type === 'safe_integer') return { type: 'integer' };
    const { requirement } = valibotAction as { requirement?: unknown };
    if (requirement === filledForm) return { ...jsonSchema, pattern: filled };
    const format = formats.get(requirement);
    if (requirement instanceof RegExp && format !== undefined)
      return { ...jsonSchema, format, pattern: withoutFlags(requirement) };
    return undefined;
  },
};

/** Returns the pattern of a case-insensitive expression with both cases spelled out, because JSON Schema has no flags. */
function withoutFlags({ source, flags }: RegExp): string {
  return flags.includes('i') ? source.replaceAll('\\da-f', '\\da-fA-F') : source;
}

/** Returns the default of a query field, which the schema for text fills in. */
function defaultOf(name: string, field: string): object {
  const schema: unknown = Object.entries(exported).find(
    ([key]) => key === `${name}TextSchema`,
  )?.[1];
  const text: unknown = Object(schema).entries?.[field]?.default;
  return text === undefined ? {} : { default: Number(text) };
}

function described(name: string, definition: JsonSchema): JsonSchema {
  const properties = Object.entries(definition.properties ?? {}).map(([field, schema]) => {
    const description = docstrings.get(`${name}.${field}`) ?? docstrings.get(`address.${field}`);
    const remark = description === undefined ? {} : { description };
    return [field, { ...(schema as object), ...defaultOf(name, field), ...remark }];
  });
  const description = docstrings.get(name);
  const example = examples.get(name);
  return {
    title: titleOf(name),
    ...(description === undefined ? {} : { description }),
    ...definition,
    ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
    ...(name === 'CreateWallet' ? { oneOf: walletBranches } : {}),
    ...(example === undefined ? {} : { examples: [example as JsonValue] }),
  };
}

const converted = toJsonSchemaDefs(schemas, { ...config, typeMode: 'input' });

/**
 * Every schema as JSON Schema 2020-12, with `$ref`s among them: what the specification asks to be sent. Where it marks a field
 * as required and gives a default, the field is required here; the schema itself fills the default in (SPEC-GAP 3).
 */
export const definitions: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.keys(schemas)
    .sort()
    .map((name) => [
      name,
      withRequired(schemas[name], described(name, checks[name] ?? converted[name] ?? {})),
    ]),
);
