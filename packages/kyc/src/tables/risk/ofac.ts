import { type RiskList, type RiskListing, riskListOf } from './listing.ts';
import { ofac, ofacVersion } from './ofac.generated.ts';

type Select = (rows: readonly RiskListing[]) => readonly RiskListing[];

const listOf = (name: string, select: Select): RiskList =>
  riskListOf('risk/ofac', { ...ofacVersion, name }, ofac, select);

/** Returns a filter for the regions of a program, one row each. */
const regionsOf =
  (program: string): Select =>
  (rows) =>
    rows
      .filter((row) => row.program === program)
      .flatMap((row) => (row.regions ?? []).map((code) => ({ ...row, code })));

/** Countries under comprehensive US sanctions, now or in the past. */
export const ofacCountries: RiskList = /* @__PURE__ */ listOf(
  'OFAC comprehensive sanctions',
  (rows) => rows.filter(({ regions }) => regions === undefined),
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
