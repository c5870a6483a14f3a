import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { ofacCountries } from '../../tables/risk/ofac.ts';
import { countriesNamed, listedCountries } from './countriesNamed.ts';

/** A country under comprehensive US sanctions. */
export const ofacComprehensive = defineRule({
  id: 'risk/ofac-comprehensive',
  preset: 'recommended',
  severity: 'warning',
  basis: 'regulation',
  source: {
    title: '31 CFR parts 510, 515 and 560',
    section: 'North Korea, Cuba and Iran',
    url: 'https://www.ecfr.gov/current/title-31/subtitle-B/chapter-V',
  },
  data: [ofacCountries],
  message: '{country} was under comprehensive US sanctions on {asOf}: {places}',
  remedy: 'US sanctions apply to {country:name}. Ask your compliance team before you submit this.',
  reads: { '': isAnything },
  check({ '': draft }, { asOf, memoize, report }) {
    const named = memoize(countriesNamed, draft);
    for (const { code, first, places } of listedCountries(named, ofacCountries, asOf)) {
      report(first, { country: code, asOf, places });
    }
  },
});
