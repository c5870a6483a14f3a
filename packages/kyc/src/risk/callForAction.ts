import { defineRule } from '@passmuster/findings';
import { countryReads, countryScopes, fieldsOnList } from './countryFields.ts';
import { fatfCallForAction } from './fatf.ts';

/** A country that FATF calls for countermeasures or enhanced due diligence against. */
export const callForAction = defineRule({
  id: 'risk/fatf-call-for-action',
  severity: 'warning',
  basis: 'regulation',
  source: {
    title: 'High-Risk Jurisdictions subject to a Call for Action',
    section: 'June 2026',
    url: fatfCallForAction.url ?? '',
  },
  data: [fatfCallForAction],
  message: 'This country was on the FATF call for action list on {asOf}',
  remedy: 'Expect enhanced checks, or a refusal, because of this country',
  within: countryScopes,
  reads: countryReads,
  check(countries, { asOf, report }) {
    for (const field of fieldsOnList(countries, fatfCallForAction, asOf)) report([field], { asOf });
  },
});
