import { propertyAt } from '@passmuster/findings';
import type { Field, FieldKind, ListName } from '../../src/fields/field.ts';
import { fieldLists } from '../../src/fields/fieldLists.ts';
import * as schemas from '../../src/index.ts';
import { AmountSchema } from '../../src/scalar/amount.ts';
import { EmailSchema } from '../../src/scalar/emailAddress.ts';
import { ImageSourceSchema } from '../../src/scalar/imageSource.ts';
import { UuidSchema } from '../../src/scalar/uuid.ts';
import { WebUrlSchema } from '../../src/scalar/webUrl.ts';

const kinds = new Map<unknown, FieldKind>([
  [AmountSchema, 'amount'],
  [schemas.CalendarDateSchema, 'date'],
  [schemas.CountryCodeSchema, 'country'],
  [EmailSchema, 'email'],
  [ImageSourceSchema, 'file'],
  [schemas.E164Schema, 'phone'],
  [UuidSchema, 'id'],
  [WebUrlSchema, 'url'],
]);

const kindsOfTypes: Readonly<Record<string, FieldKind>> = {
  boolean: 'mark',
  literal: 'choice',
  number: 'number',
  picklist: 'choice',
  string: 'text',
};

/** Returns the facts of every field of a schema by its path, groups and lists before their fields. */
export function factsOf(schema: unknown): Readonly<Record<string, Field>> {
  return Object.fromEntries(walk(schema, '').filter(([path]) => path !== ''));
}

function walk(given: unknown, path: string): readonly (readonly [string, Field])[] {
  const { schema, required } = unwrap(given);
  const root = rootOf(schema);
  const below = (key: string): string => (path === '' ? key : `${path}.${key}`);
  const item = propertyAt(root, 'item');
  if (item !== undefined) {
    const [, ...fields] = walk(item, below('*'));
    return [[path, { kind: 'rows', ...required }], ...fields];
  }
  const entries = propertyAt(root, 'entries');
  if (typeof entries === 'object' && entries !== null) {
    const fields = Object.entries(entries).flatMap(([key, entry]) => walk(entry, below(key)));
    return [[path, { kind: 'group', ...required }], ...fields];
  }
  return [[path, { ...kindOf(schema, path), ...required, ...limitsOf(schema), ...listOf(schema) }]];
}

/** Returns the schema inside `optional` and `nullish`. */
function unwrap(given: unknown): {
  readonly schema: unknown;
  readonly required: Pick<Field, 'required'>;
} {
  const wrapped = propertyAt(given, 'wrapped');
  if (wrapped === undefined) return { schema: given, required: { required: true } };
  return { schema: unwrap(wrapped).schema, required: {} };
}

const pipeOf = (schema: unknown): readonly unknown[] => {
  const pipe = propertyAt(schema, 'pipe');
  return Array.isArray(pipe) ? pipe : [];
};

const rootOf = (schema: unknown): unknown => {
  const [first] = pipeOf(schema);
  return first === undefined ? schema : rootOf(first);
};

function kindOf(schema: unknown, path: string): Pick<Field, 'kind'> {
  if (propertyAt(rootOf(schema), 'options') === schemas.naicsCodes) return { kind: 'industry' };
  const kind = kinds.get(schema) ?? kindsOfTypes[String(propertyAt(rootOf(schema), 'type'))];
  if (kind === undefined) throw new Error(`${path} has a schema of no known kind`);
  return { kind };
}

const limitNames: Readonly<Record<string, 'maxLength' | 'min' | 'max'>> = {
  max_code_points: 'maxLength',
  min_value: 'min',
  max_value: 'max',
};

function limitsOf(schema: unknown): Pick<Field, 'minLength' | 'maxLength' | 'min' | 'max'> {
  const limits = pipeOf(schema).flatMap((action): readonly (readonly [string, number])[] => {
    const type = String(propertyAt(action, 'type'));
    if (type === 'non_empty') return [['minLength', 1]];
    const name = limitNames[type];
    const limit = propertyAt(action, 'requirement');
    return name !== undefined && typeof limit === 'number' ? [[name, limit]] : [];
  });
  return Object.fromEntries(limits);
}

const names = Object.keys(fieldLists) as readonly ListName[];

/** Returns the list that has these values. An empty one among them stands for no value (SPEC-GAP 29). */
function listWith(values: unknown): ListName | undefined {
  const given = Array.isArray(values) ? values.filter((value) => value !== '') : [];
  return names.find((name) => fieldLists[name].join() === given.join());
}

function listOf(schema: unknown): Pick<Field, 'list' | 'suggests' | 'only'> {
  const root = rootOf(schema);
  const options = propertyAt(root, 'options');
  const [only, ...others] = [propertyAt(root, 'literal') ?? options ?? []].flat();
  if (typeof only === 'string' && others.length === 0) return { only };
  const list = listWith(options);
  if (options !== undefined && list === undefined) throw new Error('A list of values has no name');
  if (list !== undefined) return { list };
  const examples = pipeOf(schema).find((action) => propertyAt(action, 'type') === 'examples');
  const suggests = listWith(propertyAt(examples, 'examples'));
  return suggests === undefined ? {} : { suggests };
}
