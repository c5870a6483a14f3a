import { ofacCountries } from '../../tables/risk/ofac.ts';
import { defineCountryListRule } from './defineCountryListRule.ts';

/** A country under comprehensive US sanctions. */
export const ofacComprehensive = defineCountryListRule(ofacCountries, {
  id: 'risk/ofac-comprehensive',
  preset: 'recommended',
  severity: 'warning',
  basis: 'regulation',
  source: {
    title: '31 CFR parts 510, 515 and 560',
    section: 'North Korea, Cuba and Iran',
    url: 'https://www.ecfr.gov/current/title-31/subtitle-B/chapter-V',
  },
  message: '{country} is under comprehensive US sanctions by the list of {listDay}: {places}',
  remedy:
    'US sanctions apply to {country:name}, by the list of {listDay:date}. Ask your compliance team before you submit this.',
});
