import { defineRule } from '@passmuster/findings';
import { naicsCodes } from '@passmuster/schemas';
import { naics } from '@passmuster/schemas/naics';
import { isOneOf } from '../guards.ts';

const isNaicsCode = /* @__PURE__ */ isOneOf(naicsCodes);

const source = {
  title: 'US Census Bureau, NAICS 2022',
  section: 'Concordances',
  url: 'https://www.census.gov/naics/',
};
const data = [{ name: 'NAICS 2022', asOf: '2022-01-01' }];

const nameOf = (edition: string): string => (edition === 'BLS' ? edition : `NAICS ${edition}`);

/** The API lists codes of several editions of NAICS; the code is taken, and its successor shown. SPEC-GAP 11. */
export const currentIndustry = defineRule({
  id: 'business/current-industry',
  severity: 'info',
  basis: 'standard',
  source,
  gap: 11,
  data,
  message: 'industry is a code of {edition}; in NAICS 2022 its place is taken by {successor}',
  remedy: 'Nothing to do: the API takes this code. In NAICS 2022 it is {successor}',
  reads: { industry: isNaicsCode },
  check({ industry }, { report }) {
    const { edition, successor } = naics[industry];
    if (edition === '2022' || !successor) return;
    report(['industry'], { edition: nameOf(edition), successor: successor.code });
  },
});

/** A code without one successor: the 2022 edition divides what it covered by other criteria. SPEC-GAP 11. */
export const dividedIndustry = defineRule({
  id: 'business/divided-industry',
  severity: 'info',
  basis: 'standard',
  source,
  gap: 11,
  data,
  message: 'industry is a code of {edition}; NAICS 2022 divides it among several codes',
  remedy: 'Nothing to do: the API takes this code, although NAICS 2022 has several in its place',
  reads: { industry: isNaicsCode },
  check({ industry }, { report }) {
    const { edition, successor } = naics[industry];
    if (edition === '2022' || successor) return;
    report(['industry'], { edition: nameOf(edition) });
  },
});
