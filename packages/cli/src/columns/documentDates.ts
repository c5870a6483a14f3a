import { propertyAt } from '@passmuster/findings';
import type { DocumentDates } from '@passmuster/kyc';
import type { Column } from './column.ts';

type Tree = Record<string, unknown>;

const documents = ['documents.*', 'business_owners.*.supporting_documents.*'];
const identity = 'business_owners.*.front_image';

/** Columns for the dates on documents, for which the API has no fields: they are checked and never sent. */
export const documentDateColumns: readonly Column[] = [...documents, identity].flatMap((document) =>
  ['issued', 'expires'].map(
    (date): Column => ({ path: `${document}.${date}`, type: 'date', isRequired: false }),
  ),
);

/**
 * Returns where the date of a column waits until the lists are closed: an ID document is not an object that could hold
 * it.
 */
export const placeOfDate = (path: readonly (string | number)[]): readonly (string | number)[] =>
  path.at(-2) === 'front_image' ? [...path.slice(0, -2), path.slice(-2).join('.')] : path;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown, name: string): readonly Tree[] => {
  const list = propertyAt(value, name);
  return Array.isArray(list) ? list.filter(isTree) : [];
};

/** Moves the dates of one document out of the object that holds them. */
function take(holder: Tree, prefix: string, path: string, dates: Tree): void {
  const found = ['issued', 'expires'].flatMap((date) => {
    const key = `${prefix}${date}`;
    const value = holder[key];
    delete holder[key];
    return value === undefined ? [] : [[date, value]];
  });
  if (found.length > 0) dates[path] = Object.fromEntries(found);
}

/** Moves the dates on documents out of a customer read from a table, and returns them by the path of their document. */
export function takeDocumentDates(customer: unknown): DocumentDates {
  const dates: Tree = {};
  for (const [i, document] of listOf(customer, 'documents').entries()) {
    take(document, '', `documents.${i}`, dates);
  }
  for (const [i, owner] of listOf(customer, 'business_owners').entries()) {
    const path = `business_owners.${i}`;
    take(owner, 'front_image.', `${path}.front_image`, dates);
    for (const [j, document] of listOf(owner, 'supporting_documents').entries()) {
      take(document, '', `${path}.supporting_documents.${j}`, dates);
    }
  }
  // Cells are dates or text; the review says which text is not a date.
  return dates as DocumentDates;
}

/** A customer as it is sent, and the dates on its documents, which are not. */
export interface DatedCustomer {
  readonly value: unknown;
  readonly documentDates?: DocumentDates | undefined;
}

/** Separates the member `documentDates` from a customer in JSON. */
export function splitDocumentDates(customer: unknown): DatedCustomer {
  if (!isTree(customer) || !Object.hasOwn(customer, 'documentDates')) return { value: customer };
  const { documentDates, ...value } = customer;
  // The review says what is wrong with dates of another form.
  return { value, documentDates: (documentDates ?? undefined) as DocumentDates | undefined };
}
