/** A table that replaces one of a package: rows with their date and source. */
export interface SharedTable {
  readonly format: 'passmuster-table/1';
  /** The id of the table that it replaces, such as `risk/ofac`. */
  readonly id: string;
  /** Calendar day on which the rows were true, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly name?: string;
  readonly url?: string;
  /** Where the rows are from, in words. */
  readonly source?: readonly string[];
  readonly license?: string;
  /** After how many days the source is likely to have changed. */
  readonly maxAgeDays?: number;
  /** How many rows it has. */
  readonly count: number;
  /** SHA-256 of the rows as JSON with their keys in order, in hexadecimal. */
  readonly hash: string;
  readonly rows: readonly unknown[];
}

/** Tables by id, each checked whole. Made by `readTables` of `@passmuster/kyc`. */
export interface SharedTables {
  readonly tables: Readonly<Record<string, SharedTable>>;
}

/** Returns the table to use in place of one of this date, if there is one. */
export type ReplacementOf = (id: string, asOf: string) => SharedTable | undefined;

// JSON can't have it, so nothing that was only parsed passes for checked, of whichever copy of the package.
const checked = /* @__PURE__ */ Symbol.for('passmuster-tables/1 checked');

/**
 * Marks tables as checked.
 *
 * @example
 * markChecked({}).tables // {}
 */
export const markChecked = (tables: SharedTables['tables']): SharedTables =>
  Object.freeze(Object.defineProperty({ tables }, checked, { value: true }));

/**
 * Returns true for what `markChecked` returned.
 *
 * @example
 * areChecked(markChecked({})) // true
 * areChecked({ tables: {} }) // false
 */
export const areChecked = (tables: unknown): tables is SharedTables =>
  typeof tables === 'object' && tables !== null && Reflect.get(tables, checked) === true;
