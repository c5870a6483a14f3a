import type { Address } from './address.ts';
import { agrees } from './checksum.ts';
import { type DigitBits, writeDigitBits } from './digitBits.ts';
import { digitCase, mixedCase, noDigits } from './digitCase.ts';
import { expectedCapitals, hashBits } from './expectedCapitals.ts';
import { isRemembered, remember } from './rememberedAddresses.ts';

/**
 * Whether `value` is an address: text of `0x` and 40 hexadecimal digits which, where letters of both cases are
 * among them, agree with the ERC-55 checksum. Letters of one case carry no checksum and are accepted.
 * Never throws. Addresses found right are remembered; nothing refused is.
 *
 * @see ERC-55: Mixed-case checksum address encoding, https://eips.ethereum.org/EIPS/eip-55
 * @example
 * isAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed') // true
 * isAddress('0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed') // false
 */
export function isAddress(value: unknown): value is Address {
  if (typeof value !== 'string' || value.length !== 42) return false;
  const found = digitCase(value);
  return found < mixedCase || (found < noDigits && hasChecksum(value));
}

const digits: DigitBits = /* @__PURE__ */ new Int32Array(10);

/** Whether the letter case of `value` is the one of ERC-55. `value` is an address by its form. */
function hasChecksum(value: string): boolean {
  if (isRemembered(value)) return true;
  writeDigitBits(value, 2, 5, digits);
  if (!agrees(digits, expectedCapitals(digits))) return false;
  remember(value, hashBits());
  return true;
}
