import { listOf } from '../pages/lists.ts';
import { type JsonSchema, resolved } from './openapi.ts';

/** A field of a body, a query or an answer. */
export interface Field {
  /** From the root, such as `business_owners.*.email`. */
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** Such as `at most 255 characters`. */
  readonly limits: readonly string[];
  /** The page that has its values. */
  readonly list?: { readonly path: string; readonly count: number };
  readonly children: readonly Field[];
}

/** Every text of the API excludes the NUL character, and required text is not empty. */
const unremarkable = /^\^(?:\\s\*)?\[\^(?:\\s)?\\u0000\](?:\*\$|\[\^\\u0000\]\*\$)$/;

function rangeText(
  [low, high]: readonly [number | undefined, number | undefined],
  unit: string,
): readonly string[] {
  if (low !== undefined && high !== undefined) return [`${low} to ${high}${unit}`];
  if (low !== undefined) return [`at least ${low}${unit}`];
  return high === undefined ? [] : [`at most ${high.toLocaleString('en')}${unit}`];
}

const limitsOf = (schema: JsonSchema): readonly string[] => [
  ...rangeText([schema.minLength, schema.maxLength], ' characters'),
  ...rangeText([schema.minimum, schema.maximum], ''),
  ...rangeText([schema.minItems, schema.maxItems], ' elements'),
  ...(schema.pattern === undefined ||
  unremarkable.test(schema.pattern) ||
  schema.format !== undefined
    ? []
    : [`pattern \`${schema.pattern}\``]),
  ...(schema.default === undefined ? [] : [`default \`${JSON.stringify(schema.default)}\``]),
];

/** The alternatives of a schema without null. */
const alternativesOf = (schema: JsonSchema): readonly JsonSchema[] =>
  (schema.anyOf ?? []).map(resolved).filter(({ type }) => type !== 'null');

function typeOf(schema: JsonSchema): string {
  const { const: value, enum: values, items, format, type } = schema;
  if (value !== undefined) return `\`${JSON.stringify(value)}\``;
  if (items) return `list of ${plural(typeOf(resolved(items)))}`;
  if (schema.anyOf) {
    const names = new Set(
      alternativesOf(schema).map((one) => typeOf({ type: schema.type, ...one })),
    );
    const isNullable = schema.anyOf.some((one) => resolved(one).type === 'null');
    return [...names, ...(isNullable ? ['null'] : [])].join(' or ');
  }
  if (values && listOf(values) === undefined) {
    return values.map((one) => `\`${JSON.stringify(one)}\``).join(', ');
  }
  if (format === 'uuid') return 'UUID';
  if (format === 'date') return 'calendar date';
  if (format === 'date-time') return 'date and time';
  const name = [type ?? 'string'].flat().join(' or ');
  return name === 'string' ? 'text' : name;
}

const plural = (name: string): string => (/^[a-z]+$/.test(name) ? `${name}s` : name);

const depthLimit = 6;

/** Returns a field with the fields inside it. */
export function fieldOf(name: string, path: string, given: JsonSchema, isRequired: boolean): Field {
  const schema = resolved(given);
  const inner = schema.items ? resolved(schema.items) : (alternativesOf(schema)[0] ?? schema);
  const values = schema.enum ?? inner.enum;
  const listPath = values && listOf(values);
  return {
    path,
    name,
    type: typeOf(schema),
    isRequired,
    description: schema.description ?? inner.description ?? '',
    limits: limitsOf(inner === schema || schema.items ? schema : { ...inner, ...schema }),
    ...(listPath !== undefined && { list: { path: listPath, count: values?.length ?? 0 } }),
    children:
      path.split('.').length > depthLimit ? [] : fieldsOf(inner, schema.items ? `${path}.*` : path),
  };
}

/** Returns the fields of an object; none of another value. */
export function fieldsOf(given: JsonSchema, at = ''): readonly Field[] {
  const { properties = {}, required = [] } = resolved(given);
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, at === '' ? name : `${at}.${name}`, schema, required.includes(name)),
  );
}
