import { applyConfig, type ConfigOptions, type Finding, toFinding } from '@passmuster/findings';
import { callingCodeOf } from './callingCodeOf.ts';
import { callingCodeInUseRule } from './callingCodeRules.ts';
import { hasRepeatedDigits } from './hasRepeatedDigits.ts';
import { isFictionalPhone } from './isFictionalPhone.ts';
import { type NumberingPlan, nationalLengthsOf } from './numberingPlan.ts';
import { parsePhone } from './parsePhone.ts';
import { type PhoneMetadata, requireMetadata } from './phoneMetadata.ts';
import { fictionalRule, repeatedDigitsRule } from './placeholderRules.ts';
import {
  assignedRangeRule,
  coveredPlanRule,
  possibleLengthRule,
  premiumRateRule,
  trunkZeroRule,
} from './planRules.ts';
import { withBeninPrefix, withoutSecondCode } from './renumberedPhone.ts';

/** Digits after the calling code, for plans stricter than libphonenumber. See `possibleLengthRule`. */
const nationalLengths: Readonly<Record<string, number>> = { '27': 9 };

/** How a phone number is checked. A configuration sets severities and texts. */
export interface CheckPhoneOptions extends ConfigOptions {
  readonly metadata: PhoneMetadata;
  /** Path of the number in the value you check. Default: its root. */
  readonly path?: readonly PropertyKey[];
}

/**
 * Returns the findings on a phone number: one `error` if the API would refuse it, else at most one `warning` (it is
 * reserved for fiction, a placeholder, or contradicts the numbering plan of its country) or `info`. `path` is where
 * the number is in the value you check. Never throws on any `value`.
 *
 * @throws {TypeError} if `metadata` is missing, or `config` was not made by `defineConfig`
 * @example
 * checkPhone('08031234567', { metadata: ngZaMetadata }).map(({ rule }) => rule) // ['phone/leading-plus']
 * checkPhone('+23408031234567', { metadata: ngZaMetadata }).map(({ rule }) => rule) // ['phone/trunk-zero']
 * checkPhone('+12125550123', { metadata: maxMetadata }).map(({ rule }) => rule) // ['phone/fictional']
 */
export function checkPhone(value: unknown, options: CheckPhoneOptions): readonly Finding[] {
  requireMetadata(options);
  return applyConfig(findingsOf(value, options), options);
}

/** Returns the finding on a length that no number has. It says which way, unless the length is between others or unknown. */
function lengthFinding(
  { callingCode, nationalNumber: { length }, possible }: NumberingPlan,
  { metadata, path = [] }: CheckPhoneOptions,
): Finding | undefined {
  const only = nationalLengths[callingCode];
  if (only === undefined ? possible : length === only) return;
  const lengths = only === undefined ? nationalLengthsOf(callingCode, metadata) : [only];
  const [fewest, most] = [Math.min(...lengths), Math.max(...lengths)];
  const isFixed = fewest === most;
  if (length < fewest && lengths.length > 0) {
    const text = isFixed ? 'tooShortFixed' : 'tooShort';
    return toFinding(possibleLengthRule, path, { callingCode, digits: fewest }, text);
  }
  if (length > most && lengths.length > 0) {
    const text = isFixed ? 'tooLongFixed' : 'tooLong';
    return toFinding(possibleLengthRule, path, { callingCode, digits: most }, text);
  }
  return toFinding(possibleLengthRule, path, { callingCode });
}

/** Nine digits that count up or down at the end of a number. */
const counting = /(?:0?123456789|1234567890|9876543210?)$/;

function findingsOf(value: unknown, options: CheckPhoneOptions): readonly Finding[] {
  const { metadata, path = [] } = options;
  const { value: phone, findings } = parsePhone(value, { metadata });
  if (findings) return findings.map((finding) => ({ ...finding, path }));
  const { number, plan, suggestion } = phone;
  if (isFictionalPhone(number)) return [toFinding(fictionalRule, path)];
  if (hasRepeatedDigits(number)) return [toFinding(repeatedDigitsRule, path)];
  if (!plan) {
    return [toFinding(callingCodeOf(number) ? coveredPlanRule : callingCodeInUseRule, path)];
  }
  if (suggestion !== undefined) return [toFinding(trunkZeroRule, path)];
  if (withoutSecondCode(plan, metadata) !== undefined) {
    return [toFinding(assignedRangeRule, path, {}, 'codeTwice')];
  }
  if (withBeninPrefix(plan, metadata) !== undefined) {
    return [toFinding(possibleLengthRule, path, {}, 'benin')];
  }
  const ofLength = lengthFinding(plan, options);
  if (ofLength) return [ofLength];
  const { callingCode, valid, type } = plan;
  if (!valid) return [toFinding(assignedRangeRule, path, { callingCode })];
  if (counting.test(number)) return [toFinding(repeatedDigitsRule, path)];
  return type === 'PREMIUM_RATE' ? [toFinding(premiumRateRule, path, { callingCode })] : [];
}
