import { defineRule } from '../rule.ts';
import { countryReads, countryScopes, fieldsOnList } from './countryFields.ts';
import { callForActionList } from './fatf.ts';

/** A country that FATF calls for countermeasures or enhanced due diligence against. */
export const fatfCallForAction = defineRule({
  id: 'risk/fatf-call-for-action',
  severity: 'warning',
  basis: 'regulation',
  source: {
    title: 'High-Risk Jurisdictions subject to a Call for Action',
    section: 'June 2026',
    url: callForActionList.url ?? '',
  },
  data: [callForActionList],
  message: 'This country was on the FATF call for action list on {asOf}',
  remedy: 'Expect enhanced checks, or a refusal, because of this country',
  within: countryScopes,
  reads: countryReads,
  check(countries, { asOf, report }) {
    for (const field of fieldsOnList(countries, callForActionList, asOf)) report([field], { asOf });
  },
});
