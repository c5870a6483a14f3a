import { foldText } from '@passmuster/findings';
import { headings } from './headings.generated.ts';

const listOf = (joined: string): readonly string[] => joined.split('|');

function invert(lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const pairs = Object.entries(lists).flatMap(([meaning, joined]) =>
    listOf(joined).map((text): readonly [string, string] => [text, meaning]),
  );
  return new Map(pairs);
}

/** Words of one meaning, in English, French and Portuguese, by the word that stands for them. */
const meaningOf = invert(headings.words);

/** Words without a meaning of their own: articles, units, and what forms write beside a field. */
const empty: ReadonlySet<string> = new Set(listOf(headings.emptyWords));

const wordsOf = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');
const withoutEmpty = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !empty.has(word));

/** What several words mean, in one: as they are written, and without their articles. */
const phrases = invert(headings.phrases);
const shortPhrases: ReadonlyMap<string, string> = new Map(
  [...phrases].flatMap(([phrase, meaning]) => {
    const words = withoutEmpty(wordsOf(phrase));
    return words.length > 1 ? [[words.join(' '), meaning]] : [];
  }),
);
const maxPhrase = Math.max(...[...phrases.keys()].map((phrase) => wordsOf(phrase).length));

const named: readonly string[] = Object.values(headings.names).flatMap((fields) =>
  Object.values(fields).flatMap(listOf),
);
const known: ReadonlySet<string> = new Set([
  ...meaningOf.keys(),
  ...meaningOf.values(),
  ...empty,
  ...[...phrases.keys(), ...phrases.values(), ...named].flatMap(wordsOf),
]);

/** Words are not shorter in a compound, except for these: `accountno`. */
const minPart = 3;
const shortParts: ReadonlySet<string> = new Set(['id', 'no', 'nr', 'de', 'da', 'do', 'du']);
const isPart = (text: string): boolean =>
  known.has(text) && (text.length >= minPart || shortParts.has(text));

/** Words of so many letters may be compounds. */
const [minCompound, maxCompound] = [6, 40];

/** Returns the known words that a word joins, the fewest: `businessname` is `business name`. */
function partsOf(word: string): readonly string[] {
  if (known.has(word) || word.length < minCompound || word.length > maxCompound) return [word];
  const ways: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const [before, part] = [ways[start], word.slice(start, end)];
      if (!(before && isPart(part))) continue;
      if (before.length + 1 < (ways[end]?.length ?? Number.POSITIVE_INFINITY)) {
        ways[end] = [...before, part];
      }
    }
  }
  return ways[word.length] ?? [word];
}

/** Joins single letters that are an acronym: `c n p j`. */
const joinLetters = (text: string): string =>
  text.replace(/\b[a-z](?: [a-z]\b)+/g, (letters) => {
    const word = letters.replaceAll(' ', '');
    return known.has(word) && !phrases.has(letters) ? word : letters;
  });

/** Replaces each phrase by its meaning, the longest first. */
function replacePhrases(
  words: readonly string[],
  meanings: ReadonlyMap<string, string>,
): readonly string[] {
  const replaced: string[] = [];
  for (let at = 0; at < words.length; ) {
    let size = Math.min(maxPhrase, words.length - at);
    while (size > 0 && !meanings.has(words.slice(at, at + size).join(' '))) size -= 1;
    const meaning = meanings.get(words.slice(at, at + size).join(' '));
    replaced.push(...wordsOf(meaning ?? words[at] ?? ''));
    at += Math.max(1, size);
  }
  return replaced;
}

/** Returns true if a heading consists of words that headings have: it is not somebody's name. */
export const hasKnownWords = (heading: string): boolean =>
  headingWords(heading).every((word) => known.has(word) || /^\d{1,2}$/.test(word));

/** A heading is mostly not longer. */
const maxHeading = 80;

/** Returns true if a word of a text is one that headings have, in a fraction of the time that it takes to read a heading. */
export const hasKnownWord = (text: string): boolean =>
  foldText(text.slice(0, maxHeading).replace(/(?<=[a-z])(?=[A-Z])/g, ' '))
    .split(' ')
    .some((word) => known.has(word));

/** Returns the words of a heading that carry its meaning, each once, in the order of the alphabet. */
export function headingWords(heading: string): readonly string[] {
  const text = foldText(heading).replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, ' ');
  const words = wordsOf(joinLetters(text)).flatMap(partsOf);
  const meant = replacePhrases(withoutEmpty(replacePhrases(words, phrases)), shortPhrases);
  return [...new Set(meant.map((word) => meaningOf.get(word) ?? word))].sort();
}
