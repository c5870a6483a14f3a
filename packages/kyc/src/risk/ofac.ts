import { listed, type RiskList } from './listing.ts';

const url = 'https://ofac.treasury.gov/sanctions-programs-and-country-information';

/**
 * Countries under comprehensive US sanctions (3 now, 1 formerly). Source: OFAC, from a secondary
 * report; those on Syria ended on 1 July 2025 by Executive Order 14312.
 */
export const ofacCountries: RiskList = {
  name: 'OFAC comprehensive sanctions',
  asOf: '2025-07-01',
  url,
  listings: /* @__PURE__ */ listed(['CU IR KP'], ['SY', { until: '2025-07-01' }]),
};

/**
 * Regions under comprehensive US sanctions, by ISO 3166-2: Crimea (UA-43, UA-40), and the so-called
 * people's republics of Donetsk (UA-14) and Luhansk (UA-09). Same source.
 */
export const ofacRegions: RiskList = {
  name: 'OFAC sanctioned regions',
  asOf: '2025-07-01',
  url,
  listings: /* @__PURE__ */ listed(['UA-43 UA-40 UA-14 UA-09']),
};
