import { type Refusal, toFinding } from '@passmuster/findings';
import type { AddressRuleId } from './addressFinding.ts';
import { chainOfChecksum, lettersAmiss } from './checksum.ts';
import { checksumRule, otherChainChecksumRule } from './checksumRules.ts';
import { digitCase, noDigits } from './digitCase.ts';
import { formFindings } from './formFindings.ts';
import { textRule } from './formRules.ts';
import { otherSystem } from './otherSystem.ts';

/** Why `value`, which `isAddress` refuses, is refused. */
export function refusalOf(value: unknown, path: readonly PropertyKey[]): Refusal<AddressRuleId> {
  if (typeof value !== 'string' || value === '') return [toFinding(textRule, path)];
  if (value.length === 42 && digitCase(value) < noDigits) return [checksumFinding(value, path)];
  const other = otherSystem(value);
  if (other !== undefined) return [toFinding(other, path)];
  const [first = toFinding(textRule, path), ...others] = formFindings(value, path);
  return [first, ...others];
}

function checksumFinding(
  text: string,
  path: readonly PropertyKey[],
): Refusal<AddressRuleId>[number] {
  const chainId = chainOfChecksum(text);
  if (chainId !== undefined) return toFinding(otherChainChecksumRule, path, { chainId });
  const amiss = lettersAmiss(text);
  return toFinding(checksumRule, path, {
    count: amiss.length,
    letters: text.slice(2).replace(/\d/gu, '').length,
    positions: amiss.join(', '),
  });
}
