import { defineRule } from '../rule.ts';
import { countryReads, countryScopes, fieldsOnList } from './countryFields.ts';
import { ofacCountries } from './ofac.ts';

/** A country under comprehensive US sanctions. */
export const ofacComprehensive = defineRule({
  id: 'risk/ofac-comprehensive',
  severity: 'warning',
  basis: 'regulation',
  source: {
    title: '31 CFR parts 510, 515 and 560',
    section: 'North Korea, Cuba and Iran',
    url: 'https://www.ecfr.gov/current/title-31/subtitle-B/chapter-V',
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
