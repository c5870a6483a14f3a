import { listLimits, parsePath, propertyAt, valueAt } from '@passmuster/findings';
import { isCalendarDate } from '@passmuster/schemas';
import type { CustomerSubject, DocumentDates } from './documentDates.ts';

type Path = readonly PropertyKey[];

/** A document of the application, and the dates on it. */
export interface DatedDocument {
  readonly path: Path;
  /** `doc_type` as sent; `identity` for the ID document of an owner. */
  readonly type: unknown;
  /** `sub_type` as sent. */
  readonly subType?: unknown;
  /** `date_of_birth` of the owner whose ID document it is, as sent. */
  readonly born?: unknown;
  /** Calendar dates. */
  readonly issued?: string;
  readonly expires?: string;
}

/** The dates on the documents of an application. Rules read it as `@documentDates`, if the caller passed dates. */
export class GivenDates {
  /** Those that were issued before they expire, if both dates are known. */
  readonly documents: DatedDocument[] = [];
  /** Places of dates by which a document was issued after it expired. */
  readonly reversed: Path[] = [];
  /** Places of values that are not calendar dates. */
  readonly unreadable: Path[] = [];
  /** Paths at which the application has no document. */
  readonly withoutDocument: Path[] = [];

  constructor(draft: unknown, dates: DocumentDates) {
    if (typeof dates !== 'object') this.unreadable.push([]);
    for (const key of Object.keys(dates).slice(0, listLimits.perBody)) {
      const value = propertyAt(dates, key);
      if (value !== undefined) this.#add(draft, parsePath(key), value);
    }
  }

  #add(draft: unknown, path: Path, dates: unknown): void {
    const document = documentAt(draft, path);
    if (!document) {
      this.withoutDocument.push(path);
      return;
    }
    if (typeof dates !== 'object') this.unreadable.push(path);
    const issued = this.#dateOf(dates, 'issued', path);
    const expires = this.#dateOf(dates, 'expires', path);
    if (issued !== undefined && expires !== undefined && issued > expires) {
      this.reversed.push([...path, 'issued']);
    } else {
      this.documents.push({
        ...document,
        ...(issued !== undefined && { issued }),
        ...(expires !== undefined && { expires }),
      });
    }
  }

  #dateOf(dates: unknown, field: 'issued' | 'expires', path: Path): string | undefined {
    const date = propertyAt(dates, field);
    if (isCalendarDate(date)) return date;
    if (date !== undefined && date !== null && date !== '') this.unreadable.push([...path, field]);
    return undefined;
  }
}

/** Returns the document at a path, if the application has an element there, however incomplete. */
function documentAt(draft: unknown, path: Path): DatedDocument | undefined {
  const value = valueAt(draft, path);
  const [list, , field] = path;
  if (list === 'business_owners' && field === 'front_image' && path.length === 3) {
    const owner = valueAt(draft, path.slice(0, 2));
    if (typeof owner !== 'object' || owner === null) return undefined;
    return { path, type: 'identity', born: propertyAt(owner, 'date_of_birth') };
  }
  const isDocument =
    (list === 'documents' && path.length === 2) ||
    (list === 'business_owners' && field === 'supporting_documents' && path.length === 4);
  if (!isDocument || typeof value !== 'object' || value === null) return undefined;
  return { path, type: propertyAt(value, 'doc_type'), subType: propertyAt(value, 'sub_type') };
}

/**
 * Returns the dates that a caller passed with an application; undefined if there are none, or the application is not
 * an object. Reads the first 5,000 dates. Never throws.
 */
export function givenDatesOf({ draft, documentDates }: CustomerSubject): GivenDates | undefined {
  if (!documentDates || typeof draft !== 'object' || Array.isArray(draft)) return undefined;
  try {
    return new GivenDates(draft, documentDates);
  } catch {
    return undefined;
  }
}

export const isGivenDates = (value: unknown): value is GivenDates => value instanceof GivenDates;
