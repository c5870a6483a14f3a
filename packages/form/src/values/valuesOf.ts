import { elementsOf, propertyAt } from '@passmuster/findings';
import { newId } from '../defaults.ts';
import { amountFields } from './amountFields.ts';
import { answerFields } from './answerFields.ts';
import { blankCustomer, blankDocument, blankOwner } from './blankValues.ts';
import type { AmountValue, CustomerValues } from './customerValues.ts';
import { isFileRef } from './fileRef.ts';
import { isUnread } from './unread.ts';

/**
 * Returns form values for a request body that exists already, complete or not: what is known of a customer, or an
 * example; also for values that an earlier version of the form has kept. Amounts become canonical text, and any other text or number in their place is kept as `{ unread }`, so that it is
 * reported and shown. Rows get ids, each its own, and fields that the API doesn't have are left out.
 *
 * @example
 * const values = valuesOf({ business_name: 'Adunni Foods', expected_monthly_income: 12.5 });
 * [values.business_name, values.expected_monthly_income, values.is_dao] // ['Adunni Foods', '12.5', '']
 */
export const valuesOf = (body: unknown): CustomerValues => ({
  ...filled(blankCustomer(), body),
  business_owners: rowsOf(propertyAt(body, 'business_owners'), (owner) => ({
    ...filled(blankOwner(), owner),
    supporting_documents: documentsOf(propertyAt(owner, 'supporting_documents')),
  })),
  documents: documentsOf(propertyAt(body, 'documents')),
});

const documentsOf = (list: unknown) =>
  rowsOf(list, (document) => filled(blankDocument(''), document));

/** Returns the rows of a list. One with the id of another gets one of its own: a form finds a row by its id. */
function rowsOf<Row extends { readonly rowId?: string | undefined }>(
  list: unknown,
  rowOf: (given: unknown) => Row,
): Row[] {
  const ids = new Set<unknown>();
  return (elementsOf(list) ?? []).map((given) => {
    const row = rowOf(given);
    const one = ids.has(row.rowId) ? { ...row, rowId: newId() } : row;
    ids.add(one.rowId);
    return one;
  });
}

/** Fills in the fields of a blank value that the body has, with the type that the form has. */
function filled<Blank extends object>(blank: Blank, body: unknown): Blank {
  const entries = Object.entries(blank).map(([key, value]: [string, unknown]) => {
    const given = propertyAt(body, key);
    if (amountFields.has(key)) return [key, amountOf(given)];
    if (answerFields.has(key)) return [key, typeof given === 'boolean' ? given : ''];
    return [key, fitting(value, given)];
  });
  return Object.fromEntries(entries) as Blank;
}

function fitting(blank: unknown, given: unknown): unknown {
  if (Array.isArray(blank)) return blank;
  if (typeof blank === 'object' && blank !== null) return filled(blank, given);
  if (blank === '' && typeof given === 'number') return String(given);
  if (blank === '' && isFileRef(given)) return given;
  return typeof given === typeof blank ? given : blank;
}

function amountOf(given: unknown): AmountValue {
  if (isUnread(given)) return given;
  const text = typeof given === 'number' || typeof given === 'string' ? String(given) : '';
  return /^(?:\d+(?:\.\d+)?)?$/u.test(text) ? text : { unread: text };
}
