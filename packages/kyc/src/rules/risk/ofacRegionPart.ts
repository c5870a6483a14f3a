import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { isListed } from '../../tables/risk/listing.ts';
import { ofacPartRegions } from '../../tables/risk/ofac.ts';
import { regionCode } from '../../tables/risk/regionCode.ts';
import { isUkraineOrRussia } from './ofacRegion.ts';

/** A region of which a part, not the whole, is under comprehensive US sanctions: Donetsk or Luhansk. */
export const ofacRegionPart = defineRule({
  id: 'risk/ofac-region-part',
  preset: 'recommended',
  severity: 'info',
  basis: 'regulation',
  source: {
    title: 'Executive Order 14065; 31 CFR part 589',
    section: 'OFAC FAQ 1009',
    url: 'https://ofac.treasury.gov/faqs/1009',
  },
  data: [ofacPartRegions],
  message: 'Parts of this region were under comprehensive US sanctions on {asOf}',
  remedy: 'US sanctions apply to parts of this region. Check whether this place is in one of them.',
  within: ['registered_address', 'business_owners.*.address'],
  reads: { country: isUkraineOrRussia, state: isText },
  check({ country, state }, { asOf, report }) {
    if (isListed(ofacPartRegions, regionCode(country, state), asOf)) report(['state'], { asOf });
  },
});
