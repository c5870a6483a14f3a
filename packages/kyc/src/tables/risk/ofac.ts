import { listingsOf, type RiskList, type RiskListing } from './listing.ts';
import { ofac, ofacVersion } from './ofac.generated.ts';

const listOf = (name: string, rows: readonly RiskListing[]): RiskList => ({
  ...ofacVersion,
  name,
  listings: listingsOf(rows),
});

/** Returns the regions of a program, one row each. */
const regionsOf = (program: string): readonly RiskListing[] =>
  ofac
    .filter((row) => row.program === program)
    .flatMap((row) => (row.regions ?? []).map((code) => ({ ...row, code })));

/** Countries under comprehensive US sanctions, now or in the past. */
export const ofacCountries: RiskList = /* @__PURE__ */ listOf(
  'OFAC comprehensive sanctions',
  ofac.filter(({ regions }) => regions === undefined),
);

/** Regions that are wholly under comprehensive US sanctions, by ISO 3166-2: Crimea and Sevastopol. */
export const ofacRegions: RiskList = /* @__PURE__ */ listOf(
  'OFAC sanctioned regions',
  regionsOf('comprehensive-region'),
);

/** Regions of which a part is under comprehensive US sanctions: Donetsk and Luhansk. OFAC FAQ 1009. */
export const ofacPartRegions: RiskList = /* @__PURE__ */ listOf(
  'OFAC regions sanctioned in part',
  regionsOf('comprehensive-region-part'),
);
