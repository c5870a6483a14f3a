import { applyFix, type Finding, type Fix, propertyAt, toFix } from '@passmuster/findings';
import { checkBankAccount } from './checkBankAccount.ts';
import { swappedWith } from './checkSwapped.ts';
import { swappedFieldsRule } from './fieldRules.ts';

/** Spaces, invisible characters, hyphens and points, with which people group digits. */
const separators = /[\s\p{Z}\p{C}\p{Pd}.]/gu;

const withoutSeparators = (text: string): string => text.replace(separators, '');

/** ASCII only: other letters may look like one of an IBAN, and are not. */
const inCapitals = (text: string): string =>
  withoutSeparators(text).replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** How a field is written, without a change to its digits or letters. */
const writtenForms: ReadonlyMap<unknown, (text: string) => string> = /* @__PURE__ */ new Map([
  ['account_number', withoutSeparators],
  ['bank_code', withoutSeparators],
  ['sort_code', withoutSeparators],
  ['routing_number', withoutSeparators],
  ['currency', inCapitals],
  ['iban', inCapitals],
  ['swift_code', inCapitals],
]);

/** Longer than any bank identifier with its separators. */
const longest = 100;

/**
 * Returns fixes of the findings of {@link checkBankAccount} about this payout method: spaces, hyphens and points in
 * numbers, lowercase letters in a currency, an IBAN or a BIC, and an account number in the field of a code. A fix never
 * changes a digit or letter, and is only returned if the field then has no finding. Apply it with `applyFix` of `@passmuster/findings`. Never throws.
 *
 * @example
 * const account = { currency: 'NGN', account_number: '0000 014 579' };
 * fixesOfBankAccount(account, checkBankAccount(account)).flatMap(({ changes }) => changes)
 * // [{ path: ['account_number'], value: '0000014579', replaces: '0000 014 579' }]
 */
export function fixesOfBankAccount(account: unknown, findings: readonly Finding[]): readonly Fix[] {
  return findings.flatMap((finding) => {
    if (finding.rule === swappedFieldsRule.id) return swapFix(account, finding);
    const [field, ...inner] = finding.path;
    const write = inner.length === 0 ? writtenForms.get(field) : undefined;
    const text = field === undefined ? undefined : propertyAt(account, field);
    if (!write || typeof field !== 'string' || typeof text !== 'string') return [];
    if (text.length > longest) return [];
    const fix = toFix(finding, account, [{ path: [field], value: write(text) }]);
    return fix && isRight(account, fix, field) ? [fix] : [];
  });
}

/** Returns the fix that swaps the account number and a code. */
function swapFix(account: unknown, finding: Finding): readonly Fix[] {
  const code = swappedWith.get(finding.text);
  const number = propertyAt(account, 'account_number');
  const other = code === undefined ? undefined : propertyAt(account, code);
  if (code === undefined || typeof number !== 'string' || typeof other !== 'string') return [];
  const fix = toFix(finding, account, [
    { path: ['account_number'], value: other },
    { path: [code], value: number },
  ]);
  return fix && isRight(account, fix, code) ? [fix] : [];
}

/** Returns true if a field has no finding after its fix, and no error is new. */
function isRight(account: unknown, fix: Fix, field: string): boolean {
  const { value } = applyFix(account, fix);
  const errorsIn = (findings: readonly Finding[]): number =>
    findings.filter(({ severity }) => severity === 'error').length;
  const after = checkBankAccount(value);
  return (
    after.every(({ path }) => path[0] !== field) &&
    errorsIn(after) <= errorsIn(checkBankAccount(account))
  );
}
