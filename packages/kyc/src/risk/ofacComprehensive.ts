import { defineRule } from '../rule.ts';
import { countryReads, countryScopes, fieldsOnList } from './countryFields.ts';
import { ofacCountries } from './ofac.ts';

/** A country under comprehensive US sanctions. */
export const ofacComprehensive = defineRule({
  id: 'risk/ofac-comprehensive',
  severity: 'warning',
  basis: 'regulation',
  source: {
    title: 'OFAC Sanctions Programs and Country Information',
    section: 'Comprehensive programs',
    url: ofacCountries.url ?? '',
  },
  data: [ofacCountries],
  message: 'This country was under comprehensive US sanctions on {asOf}',
  remedy: 'Ask your compliance team before you send this: sanctions apply to this country',
  within: countryScopes,
  reads: countryReads,
  check(countries, { asOf, report }) {
    for (const field of fieldsOnList(countries, ofacCountries, asOf)) report([field], { asOf });
  },
});
