import type { Result } from '@passmuster/findings';
import type { Address } from './address.ts';
import type { AddressRuleId } from './addressFinding.ts';
import { withChecksum } from './checksum.ts';
import { refusalOf } from './refusalOf.ts';

/**
 * Returns the address in its checksummed form, or why `value` is refused. An address of one case gets its checksum.
 * A wrong checksum is refused and never corrected: it means that something in the address is wrong. Never throws.
 *
 * @see ERC-55, https://eips.ethereum.org/EIPS/eip-55
 * @example
 * parseAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed').value // '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
 */
export function parseAddress(value: unknown): Result<Address, AddressRuleId> {
  const findings = refusalOf(value, []);
  return findings === undefined ? { value: withChecksum(String(value)) } : { findings };
}
