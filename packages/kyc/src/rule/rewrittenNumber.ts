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
