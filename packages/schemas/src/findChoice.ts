/** Returns only the letters and digits, in one case, so that `Vice president` equals `vice_president`. */
const folded = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Returns the choice that a text names in another letter case, or with other spaces or punctuation between its words;
 * `undefined` if there is none. Reads the first 100 characters of the text.
 *
 * @example
 * findChoice(businessTypes, 'Close corporation') // 'CLOSE_CORPORATION'
 */
export function findChoice<Choice extends string>(
  choices: readonly Choice[],
  text: string,
): Choice | undefined {
  const wanted = folded(text.slice(0, 100));
  return wanted === '' ? undefined : choices.find((choice) => folded(choice) === wanted);
}
