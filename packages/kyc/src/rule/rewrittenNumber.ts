/** What people write between the groups of a number or code. */
const separators = /[\s\p{Pd}./_]+/u;

/**
 * Returns a number or code with other separators, or none, between its groups, so that `isRight` accepts it;
 * `undefined` if it accepts no such text. Letters, digits and their order stay.
 *
 * @example
 * rewrittenNumber('2017-123456-07', (text) => /^\d{4}\/\d{6}\/\d\d$/.test(text)) // '2017/123456/07'
 */
export function rewrittenNumber(
  text: string,
  isRight: (rewritten: string) => boolean,
): string | undefined {
  const groups = text.slice(0, 100).split(separators).filter(Boolean);
  return ['', '-', '/', '.', ' '].map((separator) => groups.join(separator)).find(isRight);
}

/** Letters and digits that are typed for each other. */
const lookAlikes: Readonly<Record<string, string>> = { O: '0', '0': 'O', I: '1', '1': 'I', L: '1' };

/**
 * Returns a code with digits for the letters O, I and L, or letters for 0 and 1, if `isRight` accepts exactly one such text;
 * undefined otherwise, also for a text with more than six of them.
 *
 * @example
 * lookAlikeNumber('SWIA OAA', (text) => /^[A-Z]{2}\d[A-Z] \d[A-Z]{2}$/.test(text)) // 'SW1A 0AA'
 */
export function lookAlikeNumber(
  text: string,
  isRight: (rewritten: string) => boolean,
): string | undefined {
  const typed = text.slice(0, 20).toUpperCase();
  const places = [...typed].flatMap((letter, at) => (lookAlikes[letter] ? [at] : []));
  if (places.length > 6) return undefined;
  const right = Array.from({ length: 2 ** places.length }, (_, choice) =>
    [...typed]
      .map((letter, at) => {
        const place = places.indexOf(at);
        return place >= 0 && choice & (1 << place) ? (lookAlikes[letter] ?? letter) : letter;
      })
      .join(''),
  ).filter(isRight);
  return right.length === 1 ? right[0] : undefined;
}
