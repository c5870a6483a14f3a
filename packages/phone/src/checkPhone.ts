import { type Finding, toFinding } from '@passmuster/findings';
import { callingCodeOf } from './callingCodeOf.ts';
import { callingCodeInUseRule } from './callingCodeRules.ts';
import { parsePhone } from './parsePhone.ts';
import type { PhoneMetadata } from './phoneMetadata.ts';
import {
  assignedRangeRule,
  coveredPlanRule,
  possibleLengthRule,
  trunkZeroRule,
} from './planRules.ts';

/**
 * What is wrong with a phone number: one `error` where the API would refuse it, else at most one
 * `warning` from its numbering plan. `path` is where the number stands in what the caller checks.
 *
 * @example
 * checkPhone('08031234567', { metadata: ngZaMetadata }).map(({ rule }) => rule) // ['phone/leading-plus']
 * checkPhone('+23408031234567', { metadata: ngZaMetadata }).map(({ rule }) => rule) // ['phone/trunk-zero']
 */
export function checkPhone(
  value: unknown,
  {
    metadata,
    path = [],
  }: { readonly metadata: PhoneMetadata; readonly path?: readonly PropertyKey[] },
): readonly Finding[] {
  const { value: phone, findings } = parsePhone(value, { metadata });
  if (findings) return findings.map((finding) => ({ ...finding, path }));
  const { number, plan, suggestion } = phone;
  if (!plan) {
    return [toFinding(callingCodeOf(number) ? coveredPlanRule : callingCodeInUseRule, path)];
  }
  if (plan.valid) return [];
  const { callingCode } = plan;
  if (suggestion !== undefined) return [toFinding(trunkZeroRule, path)];
  return [toFinding(plan.possible ? assignedRangeRule : possibleLengthRule, path, { callingCode })];
}
