import type { Activity } from './activity.ts';
import { activityWords } from './activityWords.generated.ts';

export { activityWordsVersion } from './activityWords.generated.ts';

/** Before the word, these say that the business does not do it, or that others do it. */
const excuses =
  /\b(?:no|not|never|without|don't|doesn't|neither|except|excluding|anti|other than|software for|consulting for|consultancy for|for clients in|clients include|customers include|suppliers? to|serv(?:e|es|ing)|we use|using|uses|use|we accept|accepts?|accepted by|accepting|paid (?:by|via|through|with)|pay (?:by|via|through|with)|payments? (?:by|via|through|with)|powered by|through an?|via an?|processed by|our bank|training (?:in|on)|pas de|sans|ni|aucune?|hors|sauf|excepte|logiciel pour|pour les clients|nous acceptons|nao|sem|nem|exceto|software para|aceitamos|pagamento por)\b/g;

/** After the word, these name a paper instead of the activity. */
const papers = /^\s+(?:advices?|envelopes?|forms?|notes?|slips?)(?![\p{L}\p{N}])/iu;

const plain = (text: string): string =>
  text.slice(0, 5000).normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'");

/** Returns the runs of letters and digits of a text, in lowercase. */
const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const escaped = (word: string): string =>
  word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');
const isAbbreviation = (word: string): boolean => /^[A-Z0-9]{2,6}$/.test(word);

/** Returns the words as one pattern; abbreviations only in capitals. */
function pattern(words: readonly string[]): { readonly words: RegExp; readonly capitals?: RegExp } {
  const of = (list: readonly string[], flags: string): RegExp =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${list.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, flags);
  const capitals = words.filter(isAbbreviation);
  const rest = words.filter((word) => !isAbbreviation(word));
  return {
    words: of(rest.length > 0 ? rest.map(plain) : ['(?!)'], 'giu'),
    ...(capitals.length > 0 ? { capitals: of(capitals, 'gu') } : {}),
  };
}

const patterns = new Map<string, ReturnType<typeof pattern>>();
function patternOf({ id, words, more }: Activity): ReturnType<typeof pattern> {
  const known = patterns.get(id) ?? pattern([...words, ...more]);
  patterns.set(id, known);
  return known;
}

/** Activities by the first word of each of their names, in lowercase. */
const byFirstWord = new Map<string, Set<Activity>>();
for (const activity of activityWords) {
  for (const word of [...activity.words, ...activity.more]) {
    const [first = ''] = wordsIn(plain(word));
    byFirstWord.set(first, (byFirstWord.get(first) ?? new Set()).add(activity));
  }
}

/**
 * Returns the activities that a description names, except those that it denies or attributes to customers and suppliers.
 *
 * @example
 * findActivities('Bureau de change in Lagos').map(({ id }) => id) // ['currency-exchange']
 * findActivities('Software for payment processing') // []
 */
export function findActivities(description: string): readonly Activity[] {
  const text = plain(description);
  const near = new Set(wordsIn(text).flatMap((word) => [...(byFirstWord.get(word) ?? [])]));
  return activityWords.filter((activity) => {
    if (!near.has(activity)) return false;
    const { words, capitals } = patternOf(activity);
    return [words, capitals].some((one) => one && isNamed(text, one));
  });
}

function isNamed(text: string, words: RegExp): boolean {
  for (const { index, 0: found } of text.matchAll(words)) {
    if (papers.test(text.slice(index + found.length, index + found.length + 40))) continue;
    if (!isExcused(text.slice(Math.max(0, index - 70), index).toLowerCase())) return true;
  }
  return false;
}

/** Returns true if an excuse ends at most 40 characters before the word, in the same sentence. */
function isExcused(before: string): boolean {
  if (/\b(?:anti|non)-$/.test(before)) return true;
  const sentence = before.slice(Math.max(before.lastIndexOf('.'), before.lastIndexOf(';')) + 1);
  return [...sentence.matchAll(excuses)].some(
    ({ 0: excuse, index }) => sentence.length - index - excuse.length <= 40,
  );
}
