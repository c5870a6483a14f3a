import type { Address } from './address.ts';
import { miscasedPositions } from './checksum.ts';

const addressForm = /^0x[\da-fA-F]{40}$/;

/** Returns whether `value` is `0x` and 40 hexadecimal digits, whatever their letter case. */
export function hasAddressForm(value: unknown): value is Address {
  return typeof value === 'string' && value.length === 42 && addressForm.test(value);
}

/** Returns whether an address has letters of both cases, which is what carries a checksum. */
export function isMixedCase(address: string): boolean {
  return /[a-f]/.test(address) && /[A-F]/.test(address);
}

/**
 * Returns whether `value` is an address: text of `0x` and 40 hexadecimal digits that, if it has letters of both
 * cases, agrees with the ERC-55 checksum. Letters of one case carry no checksum and are accepted. Never throws.
 *
 * @see ERC-55: Mixed-case checksum address encoding, https://eips.ethereum.org/EIPS/eip-55
 * @example
 * isAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed') // true
 * isAddress('0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed') // false
 */
export function isAddress(value: unknown): value is Address {
  if (!hasAddressForm(value)) return false;
  return !isMixedCase(value) || miscasedPositions(value).length === 0;
}
