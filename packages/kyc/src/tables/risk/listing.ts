import type { DataVersion } from '@passmuster/findings';

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
  readonly listings: ReadonlyMap<unknown, Listing>;
}

/** Returns true if `code` was on the list on the day `asOf`. */
export function isListed({ listings }: RiskList, code: unknown, asOf: string): boolean {
  const listing = listings.get(code);
  if (!listing) return false;
  const { since = '', until } = listing;
  return since <= asOf && (until === undefined || asOf < until);
}

/** Returns the day of the list that a review uses: that of the review, or of the table if nothing newer is known. */
export const listDay = ({ asOf: known }: RiskList, asOf: string): string =>
  asOf < known ? asOf : known;

/** Returns the rows of a table by their code. */
export const listingsOf = (rows: readonly RiskListing[]): ReadonlyMap<unknown, Listing> =>
  new Map(rows.map((row) => [row.code, row]));

/** Returns what the audit record says of a list, without its rows. */
export const versionOf = ({ listings: _, ...version }: RiskList): DataVersion => version;
