import { foldText } from '@passmuster/findings';
import type { NaicsCode } from '../codes/naicsCode.generated.ts';
import { industryWords } from './industryWords.ts';
import { naics } from './naics.generated.ts';
import type { NaicsMatch } from './naicsEntry.ts';

/** Returns the words, folded, without plural endings. An apostrophe ends a word: “cabinet d’avocats”. */
const wordsOf = (text: string): readonly string[] =>
  foldText(text.replace(/['’]/g, ' '))
    .split(' ')
    .filter(Boolean)
    .map((word) => (word.length > 4 ? word.replace(/(?:ies|es|y|e|s)$/, '') : word));

/** Words that say nothing about an industry, in English, French and Portuguese. */
const ignored: ReadonlySet<string> = new Set(
  wordsOf(
    'a an and as at au aux d da das de des do dos du e el em en et for i in l la le les my na no o of on or os our para pour small the um uma un une we business company firm startup entreprise empresa',
  ),
);

/** Words for every industry of a sector, in English, French and Portuguese, by the beginnings of its codes. Own list, no source. */
const sectors: readonly (readonly [codes: RegExp, words: string])[] = [
  [/^11[12]/, 'farm farmer plantation ferme agriculteur élevage fazenda agricultor criação granja'],
  [/^23/, 'builder construction contractor constructeur construtora construção'],
  [
    /^3/,
    'factory manufacturer maker usine fabrique fabricant fabrication fábrica fabricante fabricação',
  ],
  [/^42/, 'wholesaler exporter importer distributor grossiste exportateur importateur'],
  [/^42/, 'atacado atacadista exportador importador distribuidor distribuidora'],
  [/^4[45]/, 'shop store retailer magasin boutique détaillant loja varejo varejista retalho'],
];

/** Words of titles that say nothing about an industry. */
const generic: ReadonlySet<string> = new Set(
  wordsOf('all and except other miscellaneous manufacturing merchant wholesalers retailers'),
);

interface Row {
  readonly match: NaicsMatch;
  readonly title: readonly string[];
  /** How many words of the title say something. */
  readonly length: number;
  readonly words: readonly string[];
}
interface Translation {
  readonly words: readonly string[];
  readonly english: readonly string[];
}
let rows: readonly Row[] | undefined;
let translations: readonly Translation[] | undefined;

/** Returns the search index, computed on first use. */
const allRows = (): readonly Row[] => {
  rows ??= (Object.keys(naics) as NaicsCode[]).map((code) => {
    const title = wordsOf(naics[code].title);
    const ofSector = sectors.flatMap(([codes, words]) => (codes.test(code) ? words : []));
    return {
      match: { code, ...naics[code] },
      title,
      length: title.filter((word) => !generic.has(word)).length,
      words: wordsOf([naics[code].words, ...ofSector].join(' ')),
    };
  });
  return rows;
};
const allTranslations = (): readonly Translation[] => {
  translations ??= industryWords.map(([english, french, portuguese]) => ({
    words: [...wordsOf(french), ...wordsOf(portuguese)],
    english: wordsOf(english),
  }));
  return translations;
};

/** Shorter beginnings of a foreign word match too much. */
const shortest = 3;

/** Scores a whole word higher than its beginning, and title and code higher than everyday words. */
function scoreOf({ match, title, words }: Row, word: string): number {
  if (match.code === word || title.includes(word)) return 4;
  if (words.includes(word)) return 3;
  if (match.code.startsWith(word) || title.some((other) => other.startsWith(word))) return 2;
  return words.some((other) => other.startsWith(word)) ? 1 : 0;
}

/** Returns the scores of a word, by row: its own, or lower ones of the English that it means, in whole or as a beginning. */
function scoresOf(word: string): readonly number[] {
  const meant = allTranslations().flatMap(({ words, english }) => {
    if (words.includes(word)) return [{ english, weight: 0.6 }];
    const isStart = word.length >= shortest && words.some((other) => other.startsWith(word));
    return isStart ? [{ english, weight: 0.2 }] : [];
  });
  return allRows().map((row) => {
    const translated = meant.map(
      ({ english, weight }) => weight * Math.min(...english.map((one) => scoreOf(row, one))),
    );
    return Math.max(scoreOf(row, word), ...translated);
  });
}

/**
 * Returns the industries that match the most words of `query` by their title, code or everyday words in English, French and
 * Portuguese, or words that start with one: the best first, then the title that says less, then by code, at most `limit`
 * (default 10). A word that few industries have counts more than one that many have; one such as “factory” or “shop” belongs
 * to every industry of its sector. Uses the first eight words of the query; words such as “the” and
 * “company” don't count. Works offline and never throws.
 *
 * @example
 * searchNaics('software', { limit: 2 }).map(({ code }) => code) // ['513210', '541512']
 * searchNaics('encanador').map(({ title }) => title) // ['All other residential trade contractors']
 */
export function searchNaics(
  query: string,
  { limit = 10 }: { readonly limit?: number } = {},
): NaicsMatch[] {
  if (typeof query !== 'string') return [];
  const words = wordsOf(query.slice(0, 200));
  const telling = words.filter((word) => !ignored.has(word));
  const wanted = (telling.length > 0 ? telling : words).slice(0, 8);
  const scores = wanted.map(scoresOf);
  const weights = scores.map((all) => 1 / Math.max(1, all.filter((score) => score > 0).length));
  const ranked = allRows().map((row, at) => {
    const own = scores.map((all) => all[at] ?? 0);
    return {
      ...row,
      count: own.filter((score) => score > 0).length,
      score: own.reduce((sum, score, i) => sum + score * (weights[i] ?? 0), 0),
    };
  });
  const most = Math.max(...ranked.map(({ count }) => count));
  return ranked
    .filter(({ count }) => count > 0 && count === most)
    .sort((a, b) => b.score - a.score || a.length - b.length)
    .slice(0, Math.max(0, limit))
    .map(({ match }) => match);
}
