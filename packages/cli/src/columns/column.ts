/**
 * How the cells of a column are read. `file`: a data URI, a URL, or the path of a file to encode. `phone`: a number whose
 * spaces and punctuation are left out.
 */
export type ColumnType = 'text' | 'date' | 'number' | 'boolean' | 'file' | 'phone';

/** A column that a table of one kind may have. */
export interface Column {
  /** Dotted, `*` for a position in a list: `business_owners.*.first_name`. */
  readonly path: string;
  readonly type: ColumnType;
  readonly isRequired: boolean;
  /** Values of its list: those that the API accepts, or the usual ones. */
  readonly options?: readonly string[];
}
