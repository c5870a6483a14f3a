/** Letters that languages use for one sound when they write a foreign name: `Wologda` for `Vologda`, `Tchernivtsi` for `Chernivtsi`. Own list, no source. */
const sounds: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/t?s?ch|tsh|[csz]h|[cs]z|d[jz]h?/g, 's'],
  [/[gk]h|[ckqgx]/g, 'k'],
  [/ph/g, 'f'],
  [/h/g, ''],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/[jy]/g, 'i'],
  [/o[uo]|u/g, 'o'],
  [/i{2,}/g, 'i'],
  // Endings differ by language: Creta, Crète, Kriti.
  [/(?<=.{3})(?:[aeio]s?|[aeio]?n)$/, ''],
];

/**
 * Returns how a name sounds, so that two transcriptions of a foreign name are equal. `key` is in lowercase, without
 * accents and punctuation.
 *
 * @example
 * soundOf('gomel') // 'komel'
 */
export const soundOf = (key: string): string =>
  sounds.reduce((text, [letters, sound]) => text.replace(letters, sound), key);
