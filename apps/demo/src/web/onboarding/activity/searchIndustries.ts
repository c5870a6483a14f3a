import { type NaicsMatch, naicsCodes, searchNaics } from '@passmuster/schemas/naics';
import { industryTitle } from '../../../integration/industries.ts';
import { industryWords } from './industryWords.ts';

// With the search, so that both are one chunk: loaded apart, one would run before the other.
export { industryTitle };

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/gu, 'oe')
    .match(/[a-z0-9]+/gu) ?? [];

/** Words that say nothing about an industry, in French and Portuguese. */
const fillers: ReadonlySet<string> = new Set(
  wordsOf('a as au aux da das de des do dos du e em en et l la le les na no o os para pour'),
);
const rows = industryWords.map(([query, french, portuguese]) => ({
  query,
  words: [...wordsOf(french), ...wordsOf(portuguese)],
}));
/** Shorter beginnings match too much. */
const shortest = 3;

/**
 * Returns the industries for a search in English, French or Portuguese: first those that its own words
 * find, then those it means in another language. At most `limit`.
 */
export function searchIndustries(search: string, limit: number): readonly NaicsMatch[] {
  const wanted = wordsOf(search.slice(0, 200))
    .filter((word) => !fillers.has(word))
    .slice(0, 8);
  const meant = rows.filter(
    ({ words }) =>
      wanted.length > 0 &&
      wanted.every((part) =>
        words.some((word) => word === part || (part.length >= shortest && word.startsWith(part))),
      ),
  );
  const found = [search, ...meant.map(({ query }) => query)].flatMap((query) =>
    searchNaics(query, { limit }),
  );
  return [...new Map(found.map((match) => [match.code, match])).values()].slice(0, limit);
}

/** All industries, as options of a list: their titles are official, and in English only. */
export const industryOptions: readonly { readonly value: string; readonly label: string }[] =
  naicsCodes.map((code) => ({ value: code, label: `${industryTitle(code)} (${code})` }));
