import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { increasedMonitoringList } from '../../tables/risk/fatf.ts';
import { countriesNamed, listedCountries } from './countriesNamed.ts';

/** A country under increased monitoring. FATF itself asks not to refuse it for that. */
export const fatfIncreasedMonitoring = defineRule({
  id: 'risk/fatf-increased-monitoring',
  preset: 'recommended',
  severity: 'info',
  basis: 'regulation',
  source: {
    title: 'Jurisdictions under Increased Monitoring',
    section: 'June 2026',
    url: increasedMonitoringList.url ?? '',
  },
  data: [increasedMonitoringList],
  message: '{country} was under FATF increased monitoring on {asOf}: {places}',
  remedy:
    '{country:name} is under increased monitoring by the FATF. Expect more questions; this is no reason to refuse.',
  reads: { '': isAnything },
  check({ '': draft }, { asOf, memoize, report }) {
    const named = memoize(countriesNamed, draft);
    for (const { code, first, places } of listedCountries(named, increasedMonitoringList, asOf)) {
      report(first, { country: code, asOf, places });
    }
  },
});
