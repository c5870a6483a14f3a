import type { DataVersion } from '@passmuster/findings';

/** A code and the days on which a list had it: from `since` on, up to the day before `until`. */
export interface Listing {
  readonly code: string;
  readonly since?: string;
  readonly until?: string;
}

/** A published list with its history, so that the day of a review decides what is on it. */
export interface RiskList extends DataVersion {
  readonly listings: readonly Listing[];
}

/** True where `code` was on the list on the day `asOf`. */
export function isListed({ listings }: RiskList, code: unknown, asOf: string): boolean {
  return listings.some(
    (listing) =>
      listing.code === code &&
      (listing.since === undefined || listing.since <= asOf) &&
      (listing.until === undefined || asOf < listing.until),
  );
}

/** Listings of codes that share their dates. */
export const listed = (codes: string, dates: Omit<Listing, 'code'> = {}): Listing[] =>
  codes.split(' ').map((code) => ({ code, ...dates }));
