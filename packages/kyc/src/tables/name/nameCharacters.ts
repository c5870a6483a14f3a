/** Kinds of faults in a name. */
export type NameFault = AnyNameFault | 'digit' | 'symbol';
type AnyNameFault = 'invisible' | 'garbled' | 'entity' | 'mixed-scripts';

/** Invisible characters: zero width, directional marks, fillers, controls. UAX 31, UTS 39. */
const invisible =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u3164\ufeff\u{e0020}-\u{e007f}]/u;
/** Joiners are needed in Persian, Urdu and Indic scripts, and never between Latin letters. */
const joinerInLatin = /\p{Script=Latin}[\u200c\u200d]|[\u200c\u200d]\p{Script=Latin}/u;
const directionalMarks = /[\u200e\u200f\u061c]/gu;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** UTF-8 that was read as Windows-1252, such as `Ã¼` for `ü` and `Å«` for `ū`, and letters that were lost: `M?ller`, `S?o`. */
const garbled =
  /[ÂÃ][\u0080-\u00bf]|[ÄÅ][\u0080-\u009f\u00a1-\u00a9\u00ab-\u00b4\u00b6\u00b8\u00b9\u00bc-\u00bf]|â€|\ufffd|\p{L}\?+\p{Ll}/u;

/** A character reference of HTML: `&amp;`, `&#39;`. */
const entity =
  /&(?:amp|apos|quot|lt|gt|nbsp|[a-z]{1,5}(?:acute|grave|uml|circ|tilde|cedil)|#\d{2,4}|#x[\da-f]{2,4});/i;

/** Printable ASCII without signs of lost letters, in which nothing is invisible and no alphabets mix: most names. */
const ascii = /^[ -%'->@-~]*$/;

/** Returns whether one word has letters of two alphabets that look alike. UTS 39, section 5.1. */
const isMixed = (word: string): boolean => scripts.filter((script) => script.test(word)).length > 1;

/** Letters, marks, spaces, hyphens, apostrophes (also as Uzbek and Hebrew write them), full stops, commas, the middle dot and brackets. */
const allowedInPerson = /^[\p{L}\p{M}\p{Zs}\-\u2010-\u2015'‘’ʼʻ`´\u05f3\u05f4.,·・()/]*$/u;

/** Returns the first fault in any kind of name: invisible or garbled characters, references of HTML, or a word of two alphabets. */
export function nameFault(name: string): AnyNameFault | undefined {
  if (ascii.test(name)) return undefined;
  if (entity.test(name)) return 'entity';
  const text = rightToLeft.test(name) ? name.replace(directionalMarks, '') : name;
  if (garbled.test(text)) return 'garbled';
  if (invisible.test(text.trim()) || joinerInLatin.test(text)) return 'invisible';
  return text
    .normalize('NFKC')
    .split(/[\s\-.&/]+/u)
    .some(isMixed)
    ? 'mixed-scripts'
    : undefined;
}

/**
 * Returns a name without its invisible characters; undefined if it then has another fault. A directional override is left
 * alone: the letters after it may be in another order than they look.
 */
export function withoutInvisible(name: string): string | undefined {
  if (/[\u202a-\u202e\u2066-\u2069]/.test(name)) return undefined;
  const plain = name
    .replace(/[\t\n\v\f\r\u0085]+/g, ' ')
    .replace(new RegExp(invisible, 'gu'), '')
    .replace(/(?<=\p{Script=Latin})[\u200c\u200d]|[\u200c\u200d](?=\p{Script=Latin})/gu, '')
    .trim();
  return nameFault(plain) ? undefined : plain;
}

/** Returns true if letters of a text of any kind are garbled or lost. A web address may have a question mark. */
export const isGarbled = (text: string): boolean =>
  !ascii.test(text) &&
  text
    .slice(0, 2000)
    .split(/[ \t\r\n]+/)
    .some((word) => garbled.test(word) && !/[/=@]/.test(word));

/**
 * Returns the original of a UTF-8 text that was read as Latin-1; undefined if it is something else.
 *
 * @example
 * decodedAgain('MÃ¼ller') // 'Müller'
 */
export function decodedAgain(text: string): string | undefined {
  const bytes = Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
  if (!/[\x80-\xff]/.test(text) || !/^[\0-\xff]*$/.test(text)) return undefined;
  const decoded = new TextDecoder().decode(bytes);
  return decoded.includes('\ufffd') ? undefined : decoded;
}

/** Returns the first fault in a person's name. ICAO 9303-3, 4.6: names in passports have no digits. */
export function personNameFault(name: string): NameFault | undefined {
  const fault = nameFault(name);
  if (fault) return fault;
  if (/\p{Nd}/u.test(name)) return 'digit';
  return allowedInPerson.test(name.replace(/\p{Cf}/gu, '')) ? undefined : 'symbol';
}

/** Returns the position, from 1, of the first character that a person's name can't have; 0 if there is none. */
export const symbolPosition = (name: string): number =>
  [...name].findIndex((one) => !/\p{Cf}/u.test(one) && !allowedInPerson.test(one)) + 1;
