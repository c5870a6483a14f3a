import { defineRule } from '../rule.ts';
import { countryReads, countryScopes, fieldsOnList } from './countryFields.ts';
import { increasedMonitoringList } from './fatf.ts';

/** A country under increased monitoring. FATF itself asks not to refuse it for that. */
export const fatfIncreasedMonitoring = defineRule({
  id: 'risk/fatf-increased-monitoring',
  severity: 'info',
  basis: 'regulation',
  source: {
    title: 'Jurisdictions under Increased Monitoring',
    section: 'June 2026',
    url: increasedMonitoringList.url ?? '',
  },
  data: [increasedMonitoringList],
  message: 'This country was under FATF increased monitoring on {asOf}',
  remedy: 'Expect some more questions because of this country. It is no reason to refuse',
  within: countryScopes,
  reads: countryReads,
  check(countries, { asOf, report }) {
    for (const field of fieldsOnList(countries, increasedMonitoringList, asOf))
      report([field], { asOf });
  },
});
