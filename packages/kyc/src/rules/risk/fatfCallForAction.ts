import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { callForActionList } from '../../tables/risk/fatf.ts';
import { countriesNamed, listedCountries } from './countriesNamed.ts';

/** A country against which FATF calls for countermeasures or enhanced due diligence. */
export const fatfCallForAction = defineRule({
  id: 'risk/fatf-call-for-action',
  preset: 'recommended',
  severity: 'warning',
  basis: 'regulation',
  source: {
    title: 'High-Risk Jurisdictions subject to a Call for Action',
    section: 'June 2026',
    url: callForActionList.url ?? '',
  },
  data: [callForActionList],
  message: '{country} was on the FATF call for action list on {asOf}: {places}',
  remedy:
    '{country:name} is on the FATF list of high-risk countries. Expect enhanced checks, or a refusal.',
  reads: { '': isAnything },
  check({ '': draft }, { asOf, memoize, report }) {
    const named = memoize(countriesNamed, draft);
    for (const { code, first, places } of listedCountries(named, callForActionList, asOf)) {
      report(first, { country: code, asOf, places });
    }
  },
});
