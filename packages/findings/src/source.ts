/**
 * What a rule is based on: the API specification; arithmetic or the calendar alone; law; a technical standard; or common
 * practice.
 */
export type Basis = 'spec' | 'impossible' | 'regulation' | 'standard' | 'practice';

/** A document that can be looked up. */
export interface Source {
  readonly title: string;
  /** Section, table, article or field within it. */
  readonly section?: string;
  readonly url?: string;
}
