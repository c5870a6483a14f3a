import { euHighRisk } from './euHighRisk.generated.ts';
import { fatf } from './fatf.generated.ts';
import { ofac } from './ofac.generated.ts';

/** A country, or a part of one, on a list of risk for a time. */
export interface RiskListing {
  readonly code: string;
  /** Which of the lists of the source. */
  readonly list?: string;
  readonly program?: string;
  /** The act, such as `Cuban Assets Control Regulations`. */
  readonly authority?: string;
  /** Where the act stands in the Code of Federal Regulations. */
  readonly cfr?: string;
  /** First day on the list; missing where it is older than the sources. */
  readonly since?: string;
  /** First day off the list. */
  readonly until?: string;
  /** ISO 3166-2 codes of the parts meant. */
  readonly regions?: readonly string[];
}

/** The lists that a country can be on. */
export type RiskListName =
  | 'fatf-call-for-action'
  | 'fatf-increased-monitoring'
  | 'ofac-comprehensive'
  | 'eu-high-risk';

const isOn = ({ since = '', until = '9999' }: RiskListing, day: string): boolean =>
  since <= day && day < until;

const lists: Readonly<Record<RiskListName, readonly RiskListing[]>> = {
  'fatf-call-for-action': fatf.filter(({ list }) => list === 'call-for-action'),
  'fatf-increased-monitoring': fatf.filter(({ list }) => list === 'increased-monitoring'),
  'ofac-comprehensive': ofac.filter(
    ({ program }) => program !== 'comprehensive-region' && program !== 'comprehensive-region-part',
  ),
  'eu-high-risk': euHighRisk,
};

/** The listing of a country on `day`, `YYYY-MM-DD`; undefined where it is not on the list. */
export const riskListing = (
  list: RiskListName,
  country: string,
  day: string,
): RiskListing | undefined =>
  lists[list].find((listing) => listing.code === country && isOn(listing, day));

/**
 * The US program that covers a subdivision on `day`, and whether it covers all of it: Crimea wholly,
 * the regions of Donetsk and Luhansk in parts (OFAC FAQ 1009).
 */
export function sanctionedRegion(
  subdivision: string,
  day: string,
): { readonly listing: RiskListing; readonly whole: boolean } | undefined {
  const listing = ofac.find((one) => one.regions?.includes(subdivision) && isOn(one, day));
  return listing && { listing, whole: listing.program === 'comprehensive-region' };
}
