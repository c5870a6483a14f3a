import { callForActionList } from '../../tables/risk/fatf.ts';
import { defineCountryListRule } from './defineCountryListRule.ts';

/** A country against which FATF calls for countermeasures or enhanced due diligence. */
export const fatfCallForAction = defineCountryListRule(callForActionList, {
  id: 'risk/fatf-call-for-action',
  preset: 'recommended',
  severity: 'warning',
  basis: 'regulation',
  source: {
    title: 'High-Risk Jurisdictions subject to a Call for Action',
    section: 'June 2026',
    url: callForActionList.url ?? '',
  },
  message: '{country} is on the FATF call for action list of {listDay}: {places}',
  remedy:
    '{country:name} is on the FATF list of high-risk countries of {listDay:date}. Expect enhanced checks or a refusal.',
});
