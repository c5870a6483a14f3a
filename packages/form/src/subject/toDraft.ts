import { omitBlanks } from '@passmuster/schemas';
import { amountFields } from '../values/amountFields.ts';
import { fieldsNotSent } from '../values/fieldsNotSent.ts';
import { type FileRef, isFileRef } from '../values/fileRef.ts';
import { isUnread } from '../values/unread.ts';

/**
 * Returns the request body for what a form holds: without empty fields and those the API doesn't have. Amounts
 * are numbers, and each file is what `fileOf` returns for it. Text that isn't an amount stays text, so that
 * the review reports it.
 */
export const toDraft = (values: unknown, fileOf: (file: FileRef) => string): unknown =>
  omitBlanks(convert(values, fileOf));

function convert(value: unknown, fileOf: (file: FileRef) => string): unknown {
  if (isFileRef(value)) return fileOf(value);
  if (Array.isArray(value)) return value.map((element) => convert(element, fileOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !fieldsNotSent.has(key))
      .map(([key, field]) => [
        key,
        amountFields.has(key) ? toNumber(field) : convert(field, fileOf),
      ]),
  );
}

function toNumber(value: unknown): unknown {
  if (isUnread(value)) return value.unread;
  const isAmount = typeof value === 'string' && /^\d+(?:\.\d+)?$/u.test(value);
  return isAmount ? Number(value) : value;
}
