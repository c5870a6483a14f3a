import { increasedMonitoringList } from '../../tables/risk/fatf.ts';
import { defineCountryListRule } from './defineCountryListRule.ts';

/** A country under increased monitoring. FATF itself asks not to refuse it for that. */
export const fatfIncreasedMonitoring = defineCountryListRule(increasedMonitoringList, {
  id: 'risk/fatf-increased-monitoring',
  preset: 'recommended',
  severity: 'info',
  basis: 'regulation',
  source: {
    title: 'Jurisdictions under Increased Monitoring',
    section: 'June 2026',
    url: increasedMonitoringList.url ?? '',
  },
  message: '{country} is under FATF increased monitoring by the list of {listDay}: {places}',
  remedy:
    '{country:name} is on the FATF increased-monitoring list of {listDay:date}. Expect more questions; this isn’t a reason for refusal.',
});
