import { ofacPartRegions } from '../../tables/risk/ofac.ts';
import { defineRegionRule } from './defineRegionRule.ts';

/** A region of which a part, not the whole, is under comprehensive US sanctions: Donetsk or Luhansk. */
export const ofacRegionPart = defineRegionRule(ofacPartRegions, {
  id: 'risk/ofac-region-part',
  preset: 'recommended',
  severity: 'info',
  basis: 'regulation',
  source: {
    title: 'Executive Order 14065; 31 CFR part 589',
    section: 'OFAC FAQ 1009',
    url: 'https://ofac.treasury.gov/faqs/1009',
  },
  message: 'Parts of this region are under comprehensive US sanctions by the list of {listDay}',
  remedy:
    'US sanctions apply to parts of this region, by the list of {listDay:date}. Check whether this place is in one of them.',
});
