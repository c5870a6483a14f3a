import type { NaicsCode } from '../codes/naicsCode.generated.ts';
import { naics } from './naics.generated.ts';
import type { NaicsMatch } from './naicsEntry.ts';

/** Returns the words in lowercase, without accents and without plural endings. */
const wordsOf = (text: string): readonly string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).map((word) => (word.length > 4 ? word.replace(/(?:ies|es|y|e|s)$/, '') : word));

/** Words that say nothing about an industry, in English, French and Portuguese. */
const ignored: ReadonlySet<string> = new Set(
  wordsOf(
    'a an and at da de des do du en et for in la le les of on or small the business company firm startup entreprise empresa',
  ),
);

interface Row {
  readonly match: NaicsMatch;
  readonly title: readonly string[];
  readonly words: readonly string[];
}
let rows: readonly Row[] | undefined;

/** Returns the search index, computed on first use. */
const allRows = (): readonly Row[] => {
  rows ??= (Object.keys(naics) as NaicsCode[]).map((code) => ({
    match: { code, ...naics[code] },
    title: wordsOf(naics[code].title),
    words: wordsOf(naics[code].words ?? ''),
  }));
  return rows;
};

/** Scores a whole word higher than its beginning, and title and code higher than everyday words. */
function scoreOf({ match, title, words }: Row, word: string): number {
  if (match.code === word || title.includes(word)) return 4;
  if (words.includes(word)) return 3;
  if (match.code.startsWith(word) || title.some((other) => other.startsWith(word))) return 2;
  return words.some((other) => other.startsWith(word)) ? 1 : 0;
}

/**
 * Returns the industries whose title, code or everyday words contain every word of `query`, or words that
 * start with it: the best first, then by code, at most `limit` (default 10). Uses the first eight words of
 * the query; words such as “the” and “company” don't count. Works offline and never throws.
 *
 * @example
 * searchNaics('software', { limit: 2 }).map(({ code }) => code) // ['513210', '541512']
 */
export function searchNaics(
  query: string,
  { limit = 10 }: { readonly limit?: number } = {},
): NaicsMatch[] {
  const words = wordsOf(query.slice(0, 200));
  const telling = words.filter((word) => !ignored.has(word));
  const wanted = (telling.length > 0 ? telling : words).slice(0, 8);
  if (wanted.length === 0) return [];
  return allRows()
    .map((row) => ({ match: row.match, scores: wanted.map((word) => scoreOf(row, word)) }))
    .filter(({ scores }) => scores.every((score) => score > 0))
    .map(({ match, scores }) => ({ match, score: scores.reduce((sum, score) => sum + score, 0) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, Math.max(0, limit))
    .map(({ match }) => match);
}
