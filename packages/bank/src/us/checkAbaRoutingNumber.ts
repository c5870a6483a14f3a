import { type Finding, toFinding } from '@passmuster/findings';
import { abaCheckDigitRule, abaFormRule, abaPrefixRule } from './abaRules.ts';

const weights = [3, 7, 1];

/**
 * Returns the findings on a US routing number (ABA): at most one finding. The sum of its nine digits,
 * weighted 3, 7 and 1 in turn, must be a multiple of ten.
 *
 * @see American Bankers Association, Key to Routing Numbers
 * @example
 * checkAbaRoutingNumber('111000025') // []
 * checkAbaRoutingNumber('111000026').map(({ rule }) => rule) // ['bank/aba-check-digit']
 */
export function checkAbaRoutingNumber(
  routingNumber: unknown,
  path: readonly PropertyKey[] = [],
): readonly Finding[] {
  if (typeof routingNumber !== 'string' || !/^\d{9}$/u.test(routingNumber)) {
    return [toFinding(abaFormRule, path)];
  }
  // 00: United States government; 01-12: Federal Reserve districts; 21-32: thrifts; 61-72: electronic; 80: traveler's checks.
  if (!/^(?:0\d|1[012]|2[1-9]|3[012]|6[1-9]|7[012]|80)/u.test(routingNumber)) {
    return [toFinding(abaPrefixRule, path)];
  }
  const sum = Array.from(routingNumber, Number).reduce(
    (total, digit, index) => total + digit * (weights[index % 3] ?? 0),
    0,
  );
  return sum % 10 === 0 ? [] : [toFinding(abaCheckDigitRule, path)];
}
