import { fictionalRanges } from './fictionalPhones.generated.ts';

let ranges: RegExp | undefined;

/**
 * Returns whether a number in E.164 form is in a range that its country reserves for fiction, examples and tests,
 * such as 555-0100 to 555-0199 in North America. Needs no metadata; many of these numbers are valid by their plan.
 *
 * @example
 * isFictionalPhone('+12125550123') // true
 * isFictionalPhone('+12125550200') // false
 */
export function isFictionalPhone(number: unknown): boolean {
  if (typeof number !== 'string' || number.length > 16) return false;
  ranges ??= new RegExp(`^\\+(?:${fictionalRanges.join('|')})$`, 'u');
  return ranges.test(number);
}
