import type { NaicsCode } from '../codes/naicsCode.ts';
import { naics } from './naics.ts';
import type { NaicsMatch } from './naicsEntry.ts';

/** Words in lower case without accents, and without the ending that plurals change. */
const wordsOf = (text: string): readonly string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).map((word) => (word.length > 4 ? word.replace(/(?:ies|es|y|e|s)$/, '') : word));

interface Row {
  readonly match: NaicsMatch;
  readonly title: readonly string[];
  readonly words: readonly string[];
}
let rows: readonly Row[] | undefined;

/** Made when first asked for: a form that shows no search pays nothing. */
const allRows = (): readonly Row[] => {
  rows ??= (Object.keys(naics) as NaicsCode[]).map((code) => ({
    match: { code, ...naics[code] },
    title: wordsOf(naics[code].title),
    words: wordsOf(naics[code].words ?? ''),
  }));
  return rows;
};

/** A whole word counts more than its beginning, the title and the code more than everyday words. */
function scoreOf({ match, title, words }: Row, word: string): number {
  if (match.code === word || title.includes(word)) return 4;
  if (words.includes(word)) return 3;
  if (match.code.startsWith(word) || title.some((other) => other.startsWith(word))) return 2;
  return words.some((other) => other.startsWith(word)) ? 1 : 0;
}

/**
 * Industries that have every word of `query`, or words beginning so, in their title, code or
 * everyday words; the best first, then by code. At most `limit` (10 where none is given). Only the
 * first eight words of the query count. Works offline; never throws.
 *
 * @example
 * searchNaics('software', { limit: 2 }).map(({ code }) => code) // ['513210', '541512']
 */
export function searchNaics(
  query: string,
  { limit = 10 }: { readonly limit?: number } = {},
): NaicsMatch[] {
  const asked = wordsOf(query.slice(0, 200)).slice(0, 8);
  if (asked.length === 0) return [];
  return allRows()
    .map((row) => ({ match: row.match, scores: asked.map((word) => scoreOf(row, word)) }))
    .filter(({ scores }) => scores.every((score) => score > 0))
    .map(({ match, scores }) => ({ match, score: scores.reduce((sum, score) => sum + score, 0) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, Math.max(0, limit))
    .map(({ match }) => match);
}
