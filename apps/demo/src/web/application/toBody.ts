import { omitBlanks } from '@passmuster/schemas';
import {
  type ApplicationValues,
  type FileRef,
  isFileRef,
  isUnread,
} from '../../integration/values.ts';
import { fieldsNotSent } from './documentDates.ts';

type Json = Readonly<Record<string, unknown>>;

/** Fields that are text in the form and numbers in the request. */
export const amountFields: ReadonlySet<string> = new Set([
  'expected_monthly_income',
  'expected_monthly_payments_usd',
  'ownership_percentage',
]);

/**
 * Returns the request body for what the form holds: empty fields and those the API doesn't have are left out, amounts are numbers,
 * and each file is what `imageOf` returns for it. Text that isn't a number stays text, so that the
 * review can say so.
 */
export function toBody(values: ApplicationValues, imageOf: (file: FileRef) => unknown): Json {
  return convertObject(Object(omitBlanks(values)), imageOf);
}

function convertObject(values: object, imageOf: (file: FileRef) => unknown): Json {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([key]) => !fieldsNotSent.has(key))
      .map(([key, value]) => [
        key,
        amountFields.has(key) ? toNumber(value) : convert(value, imageOf),
      ]),
  );
}

function convert(value: unknown, imageOf: (file: FileRef) => unknown): unknown {
  if (isFileRef(value)) return imageOf(value);
  if (Array.isArray(value)) return value.map((element) => convert(element, imageOf));
  return typeof value === 'object' && value !== null ? convertObject(value, imageOf) : value;
}

/** Amounts are canonical text; what couldn't be read stays as it was typed. */
function toNumber(value: unknown): unknown {
  if (isUnread(value)) return value.unread;
  return typeof value === 'string' && /^\d+(?:\.\d+)?$/u.test(value) ? Number(value) : value;
}
