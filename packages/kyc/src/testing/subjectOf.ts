import { propertyAt } from '@passmuster/findings';
import type { CustomerSubject, DocumentDates } from '../rule/documentDates.ts';
import { changed } from './changed.ts';

/** Returns an example as a review gets it: its property `documentDates` stands for the dates beside the application. */
export function subjectOf(example: unknown): CustomerSubject {
  const documentDates: DocumentDates = Object(propertyAt(example, 'documentDates'));
  const draft =
    'documentDates' in Object(example) ? changed({ documentDates: undefined }, example) : example;
  return { draft, documentDates };
}
