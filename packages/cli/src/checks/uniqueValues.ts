import { type Finding, propertyAt } from '@passmuster/findings';
import type { Kind } from '../columns/kind.ts';
import type { UniqueField } from './duplicateRules.ts';

/** A value that must be unique in a file, normalized. It stays in memory and is never printed. */
export interface UniqueValue {
  readonly field: UniqueField;
  readonly text: string;
}

const textOf = (record: unknown, field: string): string => {
  const text = propertyAt(record, field);
  return typeof text === 'string' ? text.trim().toLowerCase() : '';
};

/**
 * Returns the identity of an account: its number, its bank and the customer. Two customers may share an account, so the same
 * account may be added once for each.
 */
function accountOf(record: unknown): string {
  const number = textOf(record, 'account_number');
  const bank = textOf(record, 'bank_code') || textOf(record, 'bank_name');
  return number === '' || bank === ''
    ? ''
    : `${number} ${bank} ${textOf(record, 'customer_id')}`.trimEnd();
}

/** Returns the identity of an address: it is unique on its network, as the same one may well receive on both. */
const addressOf = (record: unknown): string =>
  `${textOf(record, 'address')} ${textOf(record, 'network')}`.trim();

const uniqueFields: Readonly<Partial<Record<Kind, readonly UniqueField[]>>> = {
  customer: ['email', 'phone'],
  bank: ['account_number'],
  address: ['address'],
};

/** Values that identify something only together with others of the record. */
const textsOf: Readonly<Partial<Record<UniqueField, (record: unknown) => string>>> = {
  account_number: accountOf,
  address: addressOf,
};

/** Damaged cells, placeholders and invalid addresses can be equal without meaning the same thing, so they are not compared. */
const isNotComparable = ({ rule, severity }: Finding): boolean =>
  rule.startsWith('input/') ||
  rule === 'bank/placeholder-number' ||
  (rule.startsWith('address/') && severity === 'error');

/** Returns the values of a record that must be unique in its file; `findings` are those about the record. */
export function uniqueValuesOf(
  kind: Kind,
  record: unknown,
  findings: readonly Finding[],
): readonly UniqueValue[] {
  const left = findings.filter(isNotComparable).map(({ path }) => path[0]);
  return (uniqueFields[kind] ?? []).flatMap((field) => {
    const text = textsOf[field]?.(record) ?? textOf(record, field);
    return text === '' || left.includes(field) ? [] : [{ field, text }];
  });
}
