import { listed, type RiskList } from './listing.ts';

const url =
  'https://www.fatf-gafi.org/en/publications/High-risk-and-other-monitored-jurisdictions.html';

/**
 * Jurisdictions subject to a call for action (3). Source: FATF, plenary of June 2026, taken from
 * secondary reports of it. The outcome of the plenary of October 2026 is not in here yet.
 */
export const callForActionList: RiskList = {
  name: 'FATF call for action',
  asOf: '2026-06-19',
  url,
  listings: /* @__PURE__ */ listed(['KP IR MM']),
};

/**
 * Jurisdictions under increased monitoring (22 now, 9 that left since June 2025). Same source. A code
 * without `since` was listed before June 2025.
 */
export const increasedMonitoringList: RiskList = {
  name: 'FATF increased monitoring',
  asOf: '2026-06-19',
  url,
  listings: /* @__PURE__ */ listed(
    ['AO BG CM CI CD HT KE LA LB MC NP SS SY VE VN YE'],
    ['BO VG', { since: '2025-06-13' }],
    ['KW PG', { since: '2026-02-13' }],
    ['BA IQ', { since: '2026-06-19' }],
    ['HR ML TZ', { until: '2025-06-13' }],
    ['BF MZ NG ZA', { until: '2025-10-24' }],
    ['DZ NA', { until: '2026-06-19' }],
  ),
};
