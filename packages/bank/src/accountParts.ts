import { type Finding, propertyAt, toFinding } from '@passmuster/findings';
import { methodRule, textRule } from './fieldRules.ts';
import { isObject } from './isObject.ts';

/** The parts of an account that are checked together. Each may be missing. */
export interface AccountParts {
  readonly accountNumber?: string | undefined;
  readonly bankCode?: string | undefined;
  readonly bankName?: string | undefined;
}

/** The field of a bank payout method for each part. */
const fields = {
  accountNumber: 'account_number',
  bankCode: 'bank_code',
  bankName: 'bank_name',
} as const;

/**
 * Returns the parts that are text, and a finding for each other one; `null` counts as missing. Without `parts` the
 * value is not an object. Never throws.
 */
export function readAccountParts(
  account: unknown,
  path: readonly PropertyKey[],
): { readonly parts?: AccountParts; readonly findings: readonly Finding[] } {
  if (!isObject(account)) return { findings: [toFinding(methodRule, path)] };
  const parts: { -readonly [Part in keyof AccountParts]: AccountParts[Part] } = {};
  const findings: Finding[] = [];
  for (const part of ['accountNumber', 'bankCode', 'bankName'] as const) {
    const value = propertyAt(account, part);
    const field = fields[part];
    if (typeof value === 'string') parts[part] = value;
    else if (value !== undefined && value !== null)
      findings.push(toFinding(textRule, [...path, field], { field }));
  }
  return { parts, findings };
}
