import { omitBlanks } from '@passmuster/schemas';
import { fieldsNotSent } from './documentDates.ts';
import { type FileRef, isFileRef } from './fileRef.ts';
import type { ApplicationValues } from './values.ts';

type Json = Readonly<Record<string, unknown>>;

/** Fields that are text in the form and numbers in the request. */
const numbers: ReadonlySet<string> = new Set([
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
        numbers.has(key) ? toNumber(String(value)) : convert(value, imageOf),
      ]),
  );
}

function convert(value: unknown, imageOf: (file: FileRef) => unknown): unknown {
  if (isFileRef(value)) return imageOf(value);
  if (Array.isArray(value)) return value.map((element) => convert(element, imageOf));
  return typeof value === 'object' && value !== null ? convertObject(value, imageOf) : value;
}

/** Reads `1,250,000.50` and `1 250 000.50` too: people copy amounts from spreadsheets. */
function toNumber(text: string): unknown {
  const plain = text.replace(/[\s,](?=\d{3}(?:\D|$))/gu, '').trim();
  return /^\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : text;
}
