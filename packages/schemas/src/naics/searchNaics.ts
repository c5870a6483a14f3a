import { foldText, isOneEditApart } from '@passmuster/findings';
import type { NaicsCode } from '../codes/naicsCode.generated.ts';
import { industryWords } from './industryWords.ts';
import { naics } from './naics.generated.ts';
import type { NaicsMatch } from './naicsEntry.ts';

/**
 * Returns the words, folded, without plural endings. An apostrophe ends a word: “cabinet d’avocats”. The “or” of “mine d’or” is gold,
 * and no English “or”.
 */
const wordsOf = (text: string): readonly string[] =>
  foldText(text.replace(/\bd['’]or\b/gi, 'gold').replace(/['’]/g, ' '))
    .split(' ')
    .filter(Boolean)
    .map((word) => (word.length > 4 ? word.replace(/(?:ies|es|y|e|s)$/, '') : word));

/** Words that say nothing about an industry, in English, French and Portuguese: most are of sentences about a business. */
const ignored: ReadonlySet<string> = new Set(
  wordsOf(
    `a an and are as at au aux d da das de des do dos du e el em en et for i in is l la le les my na no o of on or os our para pour
    small the to um uma un une we business company firm startup entreprise empresa about abroad across all also any based been between
    both by customer family from had has have help he her his it its local many more most new offer old other people private provide service
    she since some than that their them then these they this those through town city country two three us very was were which who whose with you your
    aussi autre avec ce ces cette client dans depuis dont elle elles entre est famille il ils leur leurs nos notre nous par pays
    petit petite plus proposons qui sa ses son sont sur tous toutes ville vos votre vous
    ao aos as com cidade cliente desde entre é familia mais nossa nosso nos num numa oferecemos outros outras pais para pela pelo
    pequena pequeno pessoas por que são seu seus sua suas também todos`,
  ),
);

/** Words for every industry of a sector, in English, French and Portuguese, by the beginnings of its codes. Own list, no source. */
const sectors: readonly (readonly [codes: RegExp, words: string])[] = [
  [/^11[12]/, 'farm farmer plantation grow grower ferme agriculteur élevage cultivons'],
  [/^11[12]/, 'fazenda agricultor criação granja cultivamos'],
  [/^23/, 'builder build construction contractor installation constructeur construisons'],
  [/^23/, 'construtora construção construímos instalação'],
  [
    /^3/,
    'factory manufacturer maker make produce producer production processing usine fabrique fabricant fabrication fabriquons produisons transformation',
  ],
  [/^3/, 'fábrica fabricante fabricação fabricamos produzimos produção transformação'],
  [
    /^42/,
    'wholesaler export exporter import importer distributor supplier overseas ship shipment grossiste exportateur importateur',
  ],
  [/^42/, 'exportation exportons importation importons étranger expédions fournisseur'],
  [/^42/, 'atacado atacadista exportador exportação exportamos exterior estrangeiro fornecedor'],
  [/^42/, 'importador importação importamos distribuidor distribuidora'],
  [/^4[245]/, 'buy sell seller sale trade trader achat achetons vente vendons vendeur négoce'],
  [/^4[245]/, 'compra compramos venda vendemos vendedor'],
  [/^532/, 'hire rental location louons aluguel aluguer locação alugamos'],
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
  const isInTitle = title.some((other) => other.startsWith(word));
  if (words.includes(word)) return isInTitle ? 3.5 : 3;
  if (match.code.startsWith(word) || isInTitle) return 2;
  return words.some((other) => other.startsWith(word) || isForm(word, other)) ? 1 : 0;
}

/** Returns true for a word with another ending, such as “exportadora” of “exportador”. */
const isForm = (word: string, other: string): boolean =>
  other.length >= 5 && word.length <= other.length + 2 && word.startsWith(other);

/** Returns the parts of a word such as “toyshop”. */
const partsOf = (word: string): readonly string[] =>
  /^(.{3,})(shop|stor|maker)$/.exec(word)?.slice(1) ?? [word];

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

/** Shorter words are one typing error from too many others. Without the ending that is taken away: “bakrey” has five letters. */
const shortestTypo = 5;
let vocabulary: readonly string[] | undefined;

/** Returns half the scores of up to three known words that a word means if one letter is missing, added, wrong or swapped. */
function scoresOfTypo(word: string): readonly number[] {
  vocabulary ??= [
    ...new Set(
      [
        ...allRows().map(({ title, words }) => [...title, ...words]),
        ...allTranslations().map(({ words }) => words),
      ].flat(),
    ),
  ];
  const meant = vocabulary
    // The first letter is rarely wrong.
    .filter(
      (known) => word.length >= shortestTypo && known[0] === word[0] && isOneEditApart(word, known),
    )
    .slice(0, 3)
    .map(scoresOf);
  return allRows().map((_, at) => Math.max(0, ...meant.map((scores) => (scores[at] ?? 0) / 2)));
}

/** Returns the scores of a word, of its parts, or of what it may have meant: the first that matches anything. */
function scoresOfTyped(word: string): readonly (readonly number[])[] {
  const isMatch = (scores: readonly number[]): boolean => scores.some((score) => score > 0);
  const [whole, parts] = [scoresOf(word), partsOf(word).map(scoresOf)];
  if (isMatch(whole)) return [whole];
  return parts.some(isMatch) ? parts : [scoresOfTypo(word)];
}

/**
 * Returns the industries that match the most words of `query` by their title, code or everyday words in English, French and
 * Portuguese, or words that start with one: the best first, then the title that says less, then by code, at most `limit`
 * (default 10). A word that few industries have counts more than one that many have; one such as “factory” or “shop” belongs
 * to every industry of its sector. A word of about six letters or more that matches nothing may have one typing error. Uses the first
 * eight words of the query; words such as “the” and “company” don't count. Works offline and never throws.
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
  const scores = wanted.flatMap(scoresOfTyped);
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
