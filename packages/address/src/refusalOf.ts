import { type Refusal, toFinding } from '@passmuster/findings';
import type { AddressRuleId } from './addressFinding.ts';
import { hasRootstockChecksum, miscasedPositions } from './checksum.ts';
import { checksumRule, otherChainChecksumRule } from './checksumRules.ts';
import { formFindings } from './formFindings.ts';
import { textRule } from './formRules.ts';
import { hasAddressForm, isMixedCase } from './isAddress.ts';
import { otherNetworkFinding } from './otherNetworkFinding.ts';

/** Returns why `isAddress` refuses `value`; `undefined` if it accepts it. */
export function refusalOf(
  value: unknown,
  path: readonly PropertyKey[],
): Refusal<AddressRuleId> | undefined {
  if (hasAddressForm(value)) {
    const positions = isMixedCase(value) ? miscasedPositions(value) : [];
    return positions.length === 0 ? undefined : [checksumFinding(value, positions, path)];
  }
  if (typeof value !== 'string' || value.trim() === '') return [toFinding(textRule, path)];
  const other = otherNetworkFinding(value, path);
  if (other !== undefined) return [other];
  const [first = toFinding(textRule, path), ...others] = formFindings(value, path);
  return [first, ...others];
}

function checksumFinding(
  address: string,
  positions: readonly number[],
  path: readonly PropertyKey[],
): Refusal<AddressRuleId>[number] {
  if (hasRootstockChecksum(address)) return toFinding(otherChainChecksumRule, path);
  return toFinding(checksumRule, path, {
    count: positions.length,
    letters: address.slice(2).replace(/\d/gu, '').length,
    positions: positions.join(', '),
  });
}
