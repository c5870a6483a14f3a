import { propertyAt } from '@passmuster/findings';
import {
  BusinessCustomerSchema,
  CalendarDateSchema,
  CreateBankPayoutMethodSchema,
  CreateWalletSchema,
  E164Schema,
  networks,
} from '@passmuster/schemas';
import type { Column, ColumnType } from './column.ts';
import { documentDateColumns } from './documentDates.ts';
import type { Kind } from './kind.ts';

const schemas = {
  customer: BusinessCustomerSchema,
  wallet: CreateWalletSchema,
  bank: CreateBankPayoutMethodSchema,
} as const;

const text = (path: string, isRequired = true): Column => ({ path, type: 'text', isRequired });

/** Kinds that are not a request body of the API. */
const own: Readonly<Record<'address' | 'phone', readonly Column[]>> = {
  address: [text('address'), { ...text('network', false), options: networks }],
  phone: [{ ...text('phone'), type: 'phone' }, text('country', false)],
};

/** Returns the schema inside `optional`, `nullish` and pipes. */
function unwrap(schema: unknown): { readonly schema: unknown; readonly isRequired: boolean } {
  const wrapped = propertyAt(schema, 'wrapped');
  if (wrapped !== undefined) return { schema: unwrap(wrapped).schema, isRequired: false };
  return { schema, isRequired: true };
}

const rootOf = (schema: unknown): unknown => {
  const pipe = propertyAt(schema, 'pipe');
  return Array.isArray(pipe) ? rootOf(pipe[0]) : schema;
};

function typeOf(schema: unknown, path: string): ColumnType {
  if (path.endsWith('doc_image')) return 'file';
  if (schema === CalendarDateSchema) return 'date';
  if (schema === E164Schema) return 'phone';
  const type = propertyAt(rootOf(schema), 'type');
  return type === 'number' || type === 'boolean' ? type : 'text';
}

function optionsOf(schema: unknown): readonly string[] | undefined {
  const literal = propertyAt(rootOf(schema), 'literal');
  if (typeof literal === 'string') return [literal];
  const options = propertyAt(rootOf(schema), 'options');
  const isList = Array.isArray(options) && options.every((option) => typeof option === 'string');
  return isList ? options : undefined;
}

function walk(wrapped: unknown, path: string, isWithinRequired: boolean): readonly Column[] {
  const { schema, isRequired } = unwrap(wrapped);
  const root = rootOf(schema);
  const item = propertyAt(root, 'item');
  if (item !== undefined) return walk(item, `${path}.*`, false);
  const entries = propertyAt(root, 'entries');
  if (typeof entries === 'object' && entries !== null) {
    return Object.entries(entries).flatMap(([key, entry]) =>
      walk(entry, path === '' ? key : `${path}.${key}`, isWithinRequired && isRequired),
    );
  }
  const options = optionsOf(schema);
  return [
    {
      path,
      type: typeOf(schema, path),
      isRequired: isWithinRequired && isRequired,
      ...(options && { options }),
    },
  ];
}

const known = new Map<Kind, readonly Column[]>();

/**
 * Returns the columns that a table of `kind` may have: the API's fields in their order, derived from its schema, then
 * the dates on documents.
 */
export function columnsOf(kind: Kind): readonly Column[] {
  const found = known.get(kind);
  if (found) return found;
  const fields = kind === 'address' || kind === 'phone' ? own[kind] : walk(schemas[kind], '', true);
  const columns = kind === 'customer' ? [...fields, ...documentDateColumns] : fields;
  known.set(kind, columns);
  return columns;
}
