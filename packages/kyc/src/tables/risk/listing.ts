import type { DataVersion, SharedTable } from '@passmuster/findings';
import { replacedVersion } from '../tableInUse.ts';

/** The days on which a code was on a list: from `since` on, up to the day before `until`. */
export interface Listing {
  readonly since?: string;
  readonly until?: string;
}

/** A row of the tables of lists. */
export interface RiskListing extends Listing {
  /** ISO 3166-1. */
  readonly code: string;
  /** Which of the lists of the source. */
  readonly list?: string;
  readonly program?: string;
  /** ISO 3166-2 codes, if only parts of the country are listed. */
  readonly regions?: readonly string[];
}

/** A published list with its history, so that a review uses the list of its day. */
export interface RiskList extends DataVersion {
  /** The id of its table, by which a configuration replaces it. */
  readonly table: string;
  readonly listings: ReadonlyMap<unknown, Listing>;
  /** Returns the same list of another table. */
  of(table: SharedTable): RiskList;
}

/**
 * Returns a list of a table: `select` are its rows among those of the table. The name of the list stays the same for
 * every table.
 */
export function riskListOf(
  table: string,
  version: DataVersion,
  rows: readonly RiskListing[],
  select: (rows: readonly RiskListing[]) => readonly RiskListing[],
): RiskList {
  return {
    ...version,
    table,
    listings: new Map(select(rows).map((row) => [row.code, row])),
    of(other) {
      // The rows were checked when the table was read.
      const others = other.rows as readonly RiskListing[];
      return riskListOf(table, replacedVersion(version.name, other), others, select);
    },
  };
}

/** Returns true if `code` was on the list on the day `asOf`. */
export function isListed(
  { listings }: Pick<RiskList, 'listings'>,
  code: unknown,
  asOf: string,
): boolean {
  const listing = listings.get(code);
  if (!listing) return false;
  const { since = '', until } = listing;
  return since <= asOf && (until === undefined || asOf < until);
}

/** Returns the day of the list that a review uses: that of the review, or of the table if nothing newer is known. */
export const listDay = ({ asOf: known }: Pick<RiskList, 'asOf'>, asOf: string): string =>
  asOf < known ? asOf : known;

/** Returns the version of a list for the audit record, without its rows. */
export const versionOf = ({ listings: _, table: __, of: ___, ...version }: RiskList): DataVersion =>
  version;
