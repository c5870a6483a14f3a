import { callingCodes } from './callingCodes.generated.ts';

/**
 * Returns the calling code that a number begins with, without the plus sign; `undefined` if no such code is in use.
 * No calling code is the beginning of another.
 *
 * @example
 * callingCodeOf('+2348031234567') // '234'
 * callingCodeOf('+2101234567') // undefined
 */
export function callingCodeOf(phone: unknown): string | undefined {
  if (typeof phone !== 'string' || !phone.startsWith('+')) return;
  return [1, 2, 3]
    .map((length) => phone.slice(1, 1 + length))
    .find((code) => callingCodes.includes(code));
}
