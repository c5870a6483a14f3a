import { foldText } from '@passmuster/findings';
import { isRandom } from './isRandom.ts';
import type { PlaceholderKind } from './placeholderKind.ts';
import { placeholders } from './placeholders.generated.ts';

export { placeholdersVersion } from './placeholders.generated.ts';

const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

const sets = new Map<PlaceholderKind, ReadonlySet<string>>();
function wordsOf(kind: PlaceholderKind): ReadonlySet<string> {
  const words = sets.get(kind) ?? wordSet(placeholders[kind].split('|'));
  sets.set(kind, words);
  return words;
}

/** Returns the words with the spellings that people use whose keyboard lacks the accents. */
const wordSet = (words: readonly string[]): ReadonlySet<string> =>
  new Set([...words, ...words.map(withoutAccents)]);

const plain = (text: string): string =>
  text
    .slice(0, 500)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .replace(/(?<![.!])[.!]+$/, '');

/** Returns whether text is one character three times or more, or only punctuation. */
const isRepeated = (text: string): boolean =>
  /^(.)\1{2,}$/u.test(text) || /^[^\p{L}\p{N}]+$/u.test(text);

/** Returns true if the whole text is what people type to get past a field of this kind: `n/a`, `asdf`, `John Doe`. */
export function isPlaceholder(
  kind: 'text' | 'person' | 'company' | 'description',
  text: string,
): boolean {
  const value = plain(text);
  if (value === '') return text.trim() !== '';
  const inner = value.replace(/^[("'*<[-]+|(?<![)"'*>\]-])[)"'*>\]-]+$/g, '').trim();
  const isWord = (word: string): boolean => wordsOf('text').has(word) || wordsOf(kind).has(word);
  return (
    isRepeated(value) ||
    isWord(value) ||
    isWord(inner) ||
    isTyped(kind, inner, /\p{Ll}/u.test(text))
  );
}

/** Returns true for keys at random, for a test word with a number, and for a company of one such word and a legal form. */
function isTyped(kind: PlaceholderKind, text: string, hasLowercase: boolean): boolean {
  const name =
    kind === 'company'
      ? text.replace(/ (?:ltd|limited|inc|llc|plc|gmbh|sarl|pty|ltda)$/, '')
      : text;
  return (
    isRandom(name, hasLowercase) ||
    /^(?:test|demo|sample|dummy|asdf|abc) ?[-_#]? ?\d{1,6}$/.test(name)
  );
}

const runs = ['01234567890123456789', '98765432109876543210'];

/**
 * Returns true if an identifier looks made up: one digit repeated, consecutive digits, or a sample from a
 * form. Separators do not matter. Never true for fewer than five characters.
 */
export function isPlaceholderNumber(text: string): boolean {
  const number = text
    .slice(0, 100)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-./_]/g, '');
  if (number.length < 5) return false;
  const digits = number.replace(/^\D+|(?<!\D)\D+$/g, '');
  return (
    wordsOf('identifier').has(number) ||
    /^(.)\1{4,}$/.test(digits) ||
    (digits === number && digits.length >= 6 && runs.some((run) => run.includes(digits)))
  );
}

/** Returns the honorific that a name begins with, before at least one more word: `Dr` of `Dr Ada`. */
export function honorificOf(name: string): string | undefined {
  const [first = '', second] = name.normalize('NFKC').trim().split(/\s+/);
  const isHonorific = wordsOf('honorific').has(first.toLowerCase().replace(/\.$/, ''));
  return isHonorific && second !== undefined ? first : undefined;
}

/** Returns true if a person's name ends in a word that only companies have: `Adaeze Foods Ltd`. */
export const endsInCompanyWord = (name: string): boolean => {
  const words = plain(name).replace(/[(),]/g, '').split(' ');
  const known = wordsOf('companyWord');
  const tails = [1, 3]
    .filter((count) => words.length > count)
    .map((count) => words.slice(-count).join(' '));
  return tails.some((tail) => known.has(tail) || known.has(tail.replaceAll('.', '')));
};

/** The last word of a role beside a name, as in `(Managing Director)`. Alone, some are surnames. */
const roles = new Set(
  'owner|ceo|cfo|coo|cto|founder|director|directeur|directrice|diretor|diretora|directora|gerant|gerante|gerente|geschaftsfuhrer|geschaftsfuhrerin|manager|partner|president|presidente|secretary|shareholder|signatory|socio|socia|trustee|administrator|administratrice|administrateur|associe|amministratore|amministratrice|beneficiary|bestuurder|dyrektor|eigenaar|gesellschafter|gesellschafterin|inhaber|inhaberin|mudur|prezes|proprietor|proprietaire|proprietario|propietario|proprietaria|propietaria|prokurist|titolare|treasurer|ubo|vorstand|wspolnik|zaakvoerder|chair|chairman|chairwoman|chairperson|administrador|administradora'.split(
    '|',
  ),
);

/** Returns true if a person's name has a role or a web address beside it: `Persaud (Managing Director)`, `Dubois, Gérante`. */
export function hasNote(name: string): boolean {
  const text = name.slice(0, 200);
  const [, ...beside] = text.split(/[(,/]| [-–—] /);
  const words = foldText(beside.at(-1) ?? '').split(' ');
  return (words.length <= 3 && roles.has(words.at(-1) ?? '')) || /www\.|https?:/i.test(text);
}
