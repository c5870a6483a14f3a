import { fieldLists, networks } from '@passmuster/schemas';
import {
  businessCustomerFields,
  createBankPayoutMethodFields,
  createWalletFields,
  type Field,
  type FieldKind,
  type Fields,
} from '@passmuster/schemas/fields';
import type { Column, ColumnType } from './column.ts';
import { documentDateColumns } from './documentDates.ts';
import type { Kind } from './kind.ts';

const requests: Readonly<Record<'customer' | 'wallet' | 'bank', Fields>> = {
  customer: businessCustomerFields,
  wallet: createWalletFields,
  bank: createBankPayoutMethodFields,
};

const text = (path: string, isRequired = true): Column => ({ path, type: 'text', isRequired });

/** Kinds that are not a request body of the API. */
const own: Readonly<Record<'address' | 'phone', readonly Column[]>> = {
  address: [text('address'), { ...text('network', false), options: networks }],
  phone: [{ ...text('phone'), type: 'phone' }, text('country', false)],
};

/** How the cells of a kind of field are read, where they are not text. */
const types: Readonly<Partial<Record<FieldKind, ColumnType>>> = {
  amount: 'number',
  date: 'date',
  file: 'file',
  mark: 'boolean',
  number: 'number',
  phone: 'phone',
  question: 'boolean',
  share: 'number',
};

const isColumn = ({ kind }: Field): boolean => kind !== 'group' && kind !== 'rows';

/** A row needs no column of a list: there may be none. */
function isRequired(path: string, fields: Fields): boolean {
  const keys = path.split('.');
  const groups = keys.map((_, at) => keys.slice(0, at + 1).join('.'));
  return !keys.includes('*') && groups.every((group) => fields[group]?.required);
}

/** Returns the values that a field takes, or those that are usual; a country without a list is one of the API's countries. */
function optionsOf({ kind, list, suggests, only }: Field): readonly string[] | undefined {
  if (only !== undefined) return [only];
  const name = list ?? suggests ?? (kind === 'country' ? 'countryCodes' : undefined);
  return name && fieldLists[name];
}

const columnsIn = (fields: Fields): readonly Column[] =>
  Object.entries(fields)
    .filter(([, field]) => isColumn(field))
    .map(([path, field]) => {
      const options = optionsOf(field);
      return {
        path,
        type: types[field.kind] ?? 'text',
        isRequired: isRequired(path, fields),
        ...(options && { options }),
      };
    });

const known = new Map<Kind, readonly Column[]>();

/** Returns the facts that the API states of the field of a column; undefined for what is not a field of a request body. */
export const fieldOf = (kind: Kind, { path }: Column): Field | undefined =>
  kind === 'address' || kind === 'phone' ? undefined : requests[kind][path];

/**
 * Returns the columns that a table of `kind` may have: the API's fields in their order, then the dates on documents.
 */
export function columnsOf(kind: Kind): readonly Column[] {
  const found = known.get(kind);
  if (found) return found;
  const fields = kind === 'address' || kind === 'phone' ? own[kind] : columnsIn(requests[kind]);
  const columns = kind === 'customer' ? [...fields, ...documentDateColumns] : fields;
  known.set(kind, columns);
  return columns;
}
