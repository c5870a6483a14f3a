/**
 * Returns whether a number in E.164 form ends in the same digit seven times or more, as placeholders do.
 *
 * @example
 * hasRepeatedDigits('+2348000000000') // true
 * hasRepeatedDigits('+2348031111112') // false
 */
export function hasRepeatedDigits(number: unknown): boolean {
  return typeof number === 'string' && number.length <= 16 && /^\+\d*(\d)\1{6}$/u.test(number);
}
