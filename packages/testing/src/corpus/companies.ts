import { africa } from './companies/africa.ts';
import { americas } from './companies/americas.ts';
import { asia } from './companies/asia.ts';
import { europe } from './companies/europe.ts';
import { ghana, kenya } from './companies/ghanaKenya.ts';
import { moreAfrica } from './companies/moreAfrica.ts';
import { moreAmericas } from './companies/moreAmericas.ts';
import { moreAsia } from './companies/moreAsia.ts';
import { moreEurope } from './companies/moreEurope.ts';
import { nigeria } from './companies/nigeria.ts';
import { southAfrica } from './companies/southAfrica.ts';
import { unitedKingdom } from './companies/unitedKingdom.ts';
import { unitedStates } from './companies/unitedStates.ts';
import type { Company } from './company.ts';
import { readCompanies } from './readCompanies.ts';

/** Texts of companies by country. New ones follow at the end, because every second company is held out. */
const texts: readonly (readonly [country: string, text: string])[] = [
  ['NG', nigeria],
  ['ZA', southAfrica],
  ['GH', ghana],
  ['KE', kenya],
  ['US', unitedStates],
  ['GB', unitedKingdom],
  ...[africa, americas, asia, europe, moreAfrica, moreAsia, moreEurope, moreAmericas].flatMap(
    (byCountry) => Object.entries<string>(byCountry),
  ),
];

const counts = new Map<string, number>();

/** Every company of the corpus, in the order above. */
export const companies: readonly Company[] = texts.flatMap(([country, text]) => {
  const before = counts.get(country) ?? 0;
  const read = readCompanies(country, text, before + 1);
  counts.set(country, before + read.length);
  return read;
});
