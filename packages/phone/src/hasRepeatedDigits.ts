/**
 * Returns whether a number in E.164 form ends in the same digit seven times or more, as placeholders do.
 *
 * @example
 * hasRepeatedDigits('+2348000000000') // true
 * hasRepeatedDigits('+2348031111112') // false
 */
export function hasRepeatedDigits(number: unknown): boolean {
  if (typeof number !== 'string' || !/^\+\d{7,15}$/u.test(number)) return false;
  return number.endsWith(number.slice(-1).repeat(7));
}
