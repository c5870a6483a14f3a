import { defineRule } from '../../rule/defineRule.ts';
import { isOneOf, isText } from '../../rule/guards.ts';
import { isListed } from '../../tables/risk/listing.ts';
import { ofacRegions } from '../../tables/risk/ofac.ts';
import { regionCode } from '../../tables/risk/regionCode.ts';

/** Some people who live there enter Russia as the country. */
export const isUkraineOrRussia = /* @__PURE__ */ isOneOf(['UA', 'RU']);

/** A region that is wholly under comprehensive US sanctions, written `UA-43`, `43` or `Crimea`. */
export const ofacRegion = defineRule({
  id: 'risk/ofac-region',
  preset: 'recommended',
  severity: 'warning',
  basis: 'regulation',
  source: {
    title: 'Executive Order 13685; 31 CFR part 589',
    section: 'Crimea region of Ukraine',
    url: 'https://ofac.treasury.gov/sanctions-programs-and-country-information',
  },
  data: [ofacRegions],
  message: 'This region was under comprehensive US sanctions on {asOf}',
  remedy: 'US sanctions apply to this region. Ask your compliance team before you submit this.',
  within: ['registered_address', 'business_owners.*.address'],
  reads: { country: isUkraineOrRussia, state: isText },
  check({ country, state }, { asOf, report }) {
    if (isListed(ofacRegions, regionCode(country, state), asOf)) report(['state'], { asOf });
  },
});
