import { type Finding, toFinding } from '@passmuster/findings';
import { checkAbaRoutingNumber } from './checkAbaRoutingNumber.ts';
import { checkBic } from './checkBic.ts';
import { checkIban } from './checkIban.ts';
import { checkNigerianAccount } from './checkNigerianAccount.ts';
import { checkSouthAfricanAccount } from './checkSouthAfricanAccount.ts';
import { checkUkSortCode } from './checkUkSortCode.ts';
import { methodRule, recommendedFieldRule, textRule } from './fieldRules.ts';
import { textDefect } from './textDefect.ts';

const recommendedFields = ['account_name', 'account_number', 'bank_name', 'bank_code'] as const;

/** Fields of free text: any script and spaces are welcome. */
const freeText: readonly string[] = ['account_name', 'bank_name'];

const checkedFields = [
  ...recommendedFields,
  'sort_code',
  'swift_code',
  'routing_number',
  'iban',
] as const;
type CheckedField = (typeof checkedFields)[number];

/**
 * What is wrong with a bank payout method (the body of `POST /payout/methods/banks`, or a part of it, as a
 * form has it): what its currency calls for, and every other bank identifier that is present. `null` and
 * blank count as missing. The closed lists of the API (`type`, `currency`) are left to its schema.
 *
 * @example
 * checkBankAccount({
 *   type: 'BANK',
 *   currency: 'NGN',
 *   account_name: 'Ada Obi',
 *   account_number: '08031234567',
 *   bank_name: 'Guaranty Trust Bank',
 *   bank_code: '058',
 * }).map(({ rule }) => rule) // ['bank/ngn-phone-number']
 */
export function checkBankAccount(method: unknown): readonly Finding[] {
  if (typeof method !== 'object' || method === null || Array.isArray(method)) {
    return [toFinding(methodRule, [])];
  }
  const findings: Finding[] = [];
  const texts = new Map<CheckedField, string>();
  for (const field of checkedFields) {
    const { text, finding } = readField(method, field);
    if (finding) findings.push(finding);
    if (text !== undefined) texts.set(field, text);
  }
  const account = {
    accountNumber: texts.get('account_number'),
    bankCode: texts.get('bank_code'),
    bankName: texts.get('bank_name'),
  };
  const currency: unknown = propertyOf(method, 'currency');
  if (currency === undefined || currency === null || currency === '') {
    findings.push(toFinding(recommendedFieldRule, ['currency'], { field: 'currency' }));
  }
  if (currency === 'NGN') findings.push(...checkNigerianAccount(account));
  if (currency === 'ZAR') findings.push(...checkSouthAfricanAccount(account));
  const checks = [
    ['sort_code', checkUkSortCode],
    ['swift_code', checkBic],
    ['routing_number', checkAbaRoutingNumber],
    ['iban', checkIban],
  ] as const;
  for (const [field, check] of checks) {
    const text = texts.get(field);
    if (text !== undefined) findings.push(...check(text, [field]));
  }
  return findings;
}

/** The text of a field where it is fit to be checked further, else the finding that says why not. */
function readField(
  method: object,
  field: CheckedField,
): { readonly text?: string; readonly finding?: Finding } {
  const value: unknown = propertyOf(method, field);
  const missing = value === undefined || value === null;
  if (missing || (typeof value === 'string' && value.trim() === '')) {
    const recommended = recommendedFields.some((name) => name === field);
    return recommended ? { finding: toFinding(recommendedFieldRule, [field], { field }) } : {};
  }
  if (typeof value !== 'string') return { finding: toFinding(textRule, [field], { field }) };
  const defect = freeText.includes(field) ? undefined : textDefect(value);
  return defect ? { finding: toFinding(defect, [field], { field }) } : { text: value };
}

/** A property; one whose getter throws or that a proxy withholds is missing. */
function propertyOf(method: object, field: string): unknown {
  try {
    return Reflect.get(method, field);
  } catch {
    return undefined;
  }
}
