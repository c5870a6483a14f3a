import { defineRule } from '@passmuster/findings';
import { naicsCodes } from '@passmuster/schemas';
import { naics } from '@passmuster/schemas/naics';
import { isOneOf } from '../guards.ts';

const isNaicsCode = /* @__PURE__ */ isOneOf(naicsCodes);

/** The API lists codes of several editions of NAICS; the code is taken, and its successor shown. SPEC-GAP 11. */
export const currentIndustry = defineRule({
  id: 'business/current-industry',
  severity: 'info',
  basis: 'standard',
  source: {
    title: 'US Census Bureau, NAICS 2022',
    section: 'Concordances',
    url: 'https://www.census.gov/naics/',
  },
  gap: 11,
  message: 'industry is a code of {edition}; in NAICS 2022 its place is taken by {successor}',
  remedy: 'Nothing to do: the API takes this code. In NAICS 2022 it is {successor}',
  reads: { industry: isNaicsCode },
  check({ industry }, { report }) {
    const { edition, successor } = naics[industry];
    if (edition === '2022') return;
    const listed = edition === 'BLS' ? edition : `NAICS ${edition}`;
    report(['industry'], { edition: listed, successor: successor?.code ?? '(-)' });
  },
});
