import type { DataVersion } from '@passmuster/findings';

/** The days on which a code was on a list: from `since` on, up to the day before `until`. */
export interface Listing {
  readonly since?: string;
  readonly until?: string;
}

/** A published list with its history, so that the day of a review decides what is on it. */
export interface RiskList extends DataVersion {
  readonly listings: ReadonlyMap<unknown, Listing>;
}

/** True where `code` was on the list on the day `asOf`. */
export function isListed({ listings }: RiskList, code: unknown, asOf: string): boolean {
  const listing = listings.get(code);
  if (!listing) return false;
  const { since = '', until } = listing;
  return since <= asOf && (until === undefined || asOf < until);
}

/** Listings by code: the codes of each row share its dates. */
export function listed(...rows: readonly (readonly [codes: string, dates?: Listing])[]) {
  return new Map<unknown, Listing>(
    rows.flatMap(([codes, dates = {}]) => codes.split(' ').map((code) => [code, dates] as const)),
  );
}
