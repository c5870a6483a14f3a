/** Legal forms that show the same kind of document. */
export type DocumentFamily =
  | 'company'
  | 'corporation'
  | 'close-corporation'
  | 'llc'
  | 'nonprofit'
  | 'partnership'
  | 'limited-partnership'
  | 'sole'
  | 'trust';

/** A document, by its name in a country. */
export interface DocumentForm {
  readonly docType: string;
  readonly name: string;
  readonly subType?: string;
  /** The legal forms whose document it is. Default: every business. */
  readonly family?: DocumentFamily;
  /** Only for businesses registered before this day, `YYYY-MM-DD`. */
  readonly registeredBefore?: string;
}
