/** The dates on a document, `YYYY-MM-DD`. Either may be unknown. */
export interface IssueAndExpiry {
  /** When it was issued; of a bill or statement, the date on it. */
  readonly issued?: string | undefined;
  /** The last day on which it is valid. */
  readonly expires?: string | undefined;
}

/** Where a document is in an application, dotted. `front_image` stands for the ID document of an owner. */
export type DocumentPath =
  | `documents.${number}`
  | `business_owners.${number}.front_image`
  | `business_owners.${number}.supporting_documents.${number}`;

/**
 * The dates on documents of an application, for which the API has no fields: each by the path of its document. A path
 * that no document can have is a compile error.
 *
 * @example
 * const dates: DocumentDates = {
 *   'business_owners.0.front_image': { issued: '2021-03-01', expires: '2031-02-28' },
 *   'documents.2': { issued: '2026-10-31' },
 * };
 * Object.keys(dates) // ['business_owners.0.front_image', 'documents.2']
 */
export type DocumentDates = { readonly [Path in DocumentPath]?: IssueAndExpiry | undefined };

/** The subject of a review: an application, however incomplete, and the dates on its documents. */
export interface CustomerSubject {
  readonly draft: unknown;
  readonly documentDates?: DocumentDates | undefined;
}
