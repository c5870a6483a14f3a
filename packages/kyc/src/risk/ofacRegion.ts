import { isOneOf, isText } from '../guards.ts';
import { defineRule } from '../rule.ts';
import { isListed } from './listing.ts';
import { ofacRegions } from './ofac.ts';

/** Names of the regions in Latin letters, to their codes. */
const codes: Readonly<Record<string, string>> = {
  crimea: 'UA-43',
  krym: 'UA-43',
  sevastopol: 'UA-40',
  donetsk: 'UA-14',
  luhansk: 'UA-09',
  lugansk: 'UA-09',
};

/** Some of those who live there write Russia. */
const isUkraineOrRussia = /* @__PURE__ */ isOneOf(['UA', 'RU']);

/** A region under comprehensive US sanctions, written `UA-43`, `43` or `Crimea`. */
export const ofacRegion = defineRule({
  id: 'risk/ofac-region',
  severity: 'warning',
  basis: 'regulation',
  source: {
    title: 'OFAC Sanctions Programs and Country Information',
    section: 'Ukraine-/Russia-related sanctions',
    url: ofacRegions.url ?? '',
  },
  data: [ofacRegions],
  message: 'This region was under comprehensive US sanctions on {asOf}',
  remedy: 'Ask your compliance team before you send this: sanctions apply to this region',
  within: ['registered_address', 'business_owners.*.address'],
  reads: { country: isUkraineOrRussia, state: isText },
  check({ country, state }, { asOf, report }) {
    const text = state.trim().toLowerCase();
    const name = Object.keys(codes).find((region) => text.includes(region));
    const code = name ? codes[name] : `${country}-${text.replace(/^ua-/, '')}`;
    if (isListed(ofacRegions, code, asOf)) report(['state'], { asOf });
  },
});
