import { ofacRegions } from '../../tables/risk/ofac.ts';
import { defineRegionRule } from './defineRegionRule.ts';

/** A region that is wholly under comprehensive US sanctions, written `UA-43`, `43` or `Crimea`. */
export const ofacRegion = defineRegionRule(ofacRegions, {
  id: 'risk/ofac-region',
  preset: 'recommended',
  severity: 'warning',
  basis: 'regulation',
  source: {
    title: 'Executive Order 13685; 31 CFR part 589',
    section: 'Crimea region of Ukraine',
    url: 'https://ofac.treasury.gov/sanctions-programs-and-country-information',
  },
  message: 'This region is under comprehensive US sanctions by the list of {listDay}',
  remedy:
    'US sanctions apply to this region, by the list of {listDay:date}. Ask your compliance team before you submit this.',
});
