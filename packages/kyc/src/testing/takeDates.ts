import { propertyAt } from '@passmuster/findings';
import type { DocumentDates } from '../rule/documentDates.ts';
import { withDocumentDates } from '../rule/givenDates.ts';
import { changed } from './changed.ts';

/** An example as rules see it. */
export interface DatedExample {
  readonly draft: unknown;
  readonly documentDates: DocumentDates;
  /** The draft with its dates, as a review hands it to the rules. */
  readonly dated: unknown;
}

/** Takes `documentDates` out of an example: a review gets them beside the application. */
export function takeDates(example: unknown): DatedExample {
  const documentDates: DocumentDates = Object(propertyAt(example, 'documentDates'));
  const draft =
    'documentDates' in Object(example) ? changed({ documentDates: undefined }, example) : example;
  return { draft, documentDates, dated: withDocumentDates(draft, documentDates) };
}
