import { type Finding, isFilledIn, propertyAt, toFinding } from '@passmuster/findings';
import { recommendedFieldRule, textRule } from './fieldRules.ts';
import { isObject } from './isObject.ts';
import { textDefect } from './textDefect.ts';

/** The text fields of a bank payout method that are checked. */
export type BankText =
  | 'currency'
  | 'account_name'
  | 'account_number'
  | 'bank_name'
  | 'bank_code'
  | 'sort_code'
  | 'swift_code'
  | 'routing_number'
  | 'iban';

const recommendedFields: readonly BankText[] = [
  'currency',
  'account_name',
  'account_number',
  'bank_name',
  'bank_code',
];
const bankTexts: readonly BankText[] = [
  ...recommendedFields,
  'sort_code',
  'swift_code',
  'routing_number',
  'iban',
];
/** Fields of free text, in any script and with spaces. */
const freeText: readonly BankText[] = ['account_name', 'bank_name'];

/** The fields of a bank payout method that can be checked further, and findings about the others. */
export interface BankFields {
  readonly texts: ReadonlyMap<BankText, string>;
  readonly findings: readonly Finding[];
}

/** Returns the fields of a bank payout method; `undefined` if `method` is not a JSON object. Never throws. */
export function readBankFields(method: unknown): BankFields | undefined {
  if (!isObject(method)) return undefined;
  const texts = new Map<BankText, string>();
  const findings: Finding[] = [];
  for (const field of bankTexts) {
    const { text, finding } = readField(method, field);
    if (finding !== undefined) findings.push(finding);
    if (text !== undefined) texts.set(field, text);
  }
  return { texts, findings };
}

function readField(
  method: object,
  field: BankText,
): { readonly text?: string; readonly finding?: Finding } {
  const value = propertyAt(method, field);
  const isMissing = value === undefined || value === null;
  if (isMissing || (typeof value === 'string' && !isFilledIn(value))) {
    const isRecommended = recommendedFields.includes(field);
    return isRecommended ? { finding: toFinding(recommendedFieldRule, [field], { field }) } : {};
  }
  if (typeof value !== 'string') {
    // The schema says which currencies there are.
    return field === 'currency' ? {} : { finding: toFinding(textRule, [field], { field }) };
  }
  const defect = freeText.includes(field) ? undefined : textDefect(value);
  return defect === undefined
    ? { text: value.trim() }
    : { finding: toFinding(defect, [field], { field }) };
}
