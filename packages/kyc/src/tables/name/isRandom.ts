/** Four neighbors of a row of keys that no word of a language has, on QWERTY, QWERTZ and AZERTY keyboards. */
const neighbors =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|fdsa|gfds|hgfd|lkjh|kjhg|qsdf|fdsq|zxcv|xcvb|cvbn|vbnm|wxcv|vcxz|qwer(?=t|\d|$)|azerty|poiu/;

/** Three consonants or more, twice: `fghfgh`. */
const repeatedConsonants = /^([bcdfghjklmnpqrstvwxz]{3,5})\1+$/;

/** Seven consonants without a vowel. Names of Czechia and Wales have up to five. */
const onlyConsonants = /^[bcdfghjklmnpqrstvxz]{7,}$/;

/**
 * Returns true if each word of a text consists of keys typed at random: `asdfjkl`, `sdkfjhsd dfgh`. Takes text in
 * lowercase. Without `hasLowercase`, consonants may be the letters of an abbreviation. False for more than four words or
 * 60 characters.
 */
export function isRandom(text: string, hasLowercase: boolean): boolean {
  if (text.length < 4 || text.length > 60) return false;
  const words = text.split(/[^\p{L}\d]+/u).filter((word) => word !== '');
  const isRandomWord = (word: string): boolean =>
    neighbors.test(word) ||
    repeatedConsonants.test(word) ||
    (hasLowercase && onlyConsonants.test(word));
  return words.length > 0 && words.length <= 4 && words.every(isRandomWord);
}
