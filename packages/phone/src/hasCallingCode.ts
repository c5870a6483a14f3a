import { callingCodeOf } from './callingCodeOf.ts';

/**
 * Returns whether `callingCode` (`+234`) is the calling code that `phone` (`+2348031234567`) begins with. It compares
 * calling codes and not texts: `+1242…` has the code `+1`, and `+12` is not a code. Returns `false` for other values.
 *
 * @example
 * hasCallingCode('+2348031234567', '+234') // true
 * hasCallingCode('+2348031234567', '+23') // false
 */
export function hasCallingCode(phone: unknown, callingCode: unknown): boolean {
  const code = callingCodeOf(phone);
  return code !== undefined && callingCode === `+${code}`;
}
