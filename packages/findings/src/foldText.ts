/** Letters that Unicode doesn't decompose, as people write them without their keyboard. */
const plainLetters: ReadonlyMap<string, string> = /* @__PURE__ */ (() =>
  new Map(
    'æ:ae ð:d ø:o þ:th đ:d ħ:h ı:i ł:l œ:oe ß:ss ǝ:a ə:a ς:σ'
      .split(' ')
      .map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]),
  ))();

/** Accents, and the points of Hebrew and Arabic, which people leave out alike. */
const accents = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u064b-\u065f\u0670]/g;

/**
 * Returns a text to compare: its words in lowercase, without accents and punctuation, joined by one space or by another
 * `separator`. Two texts that people take for the same have the same result. Vowel signs of Indian and other scripts stay.
 *
 * @example
 * foldText(' Côte d’Ivoire ') // 'cote d ivoire'
 * foldText('Vice-President', '') // 'vicepresident'
 */
export function foldText(text: string, separator: string = ' '): string {
  // Most texts, which need no tables of Unicode.
  if (/^[\0-\x7f]*$/.test(text)) {
    return (
      text
        .toLowerCase()
        .match(/[a-z\d]+/g)
        ?.join(separator) ?? ''
    );
  }
  const plain = text
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(/[æðøþđħıłœßǝəς]/g, (letter) => plainLetters.get(letter) ?? letter);
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(separator) ?? '';
}
