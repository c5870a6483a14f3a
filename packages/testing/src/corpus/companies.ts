import { africa } from './companies/africa.ts';
import { americas } from './companies/americas.ts';
import { asia } from './companies/asia.ts';
import { europe } from './companies/europe.ts';
import { ghana, kenya } from './companies/ghanaKenya.ts';
import { nigeria } from './companies/nigeria.ts';
import { southAfrica } from './companies/southAfrica.ts';
import { unitedKingdom } from './companies/unitedKingdom.ts';
import { unitedStates } from './companies/unitedStates.ts';
import type { Company } from './company.ts';
import { readCompanies } from './readCompanies.ts';

const texts: Readonly<Record<string, string>> = {
  NG: nigeria,
  ZA: southAfrica,
  GH: ghana,
  KE: kenya,
  US: unitedStates,
  GB: unitedKingdom,
  ...africa,
  ...americas,
  ...asia,
  ...europe,
};

/** Every company of the corpus, by country in the order above. */
export const companies: readonly Company[] = Object.entries(texts).flatMap(([country, text]) =>
  readCompanies(country, text),
);
