import { applyFix, type Finding, type Fix, propertyAt, toFix } from '@passmuster/findings';
import { checkBankAccount } from './checkBankAccount.ts';
import { swappedWith } from './checkSwapped.ts';
import { swappedFieldsRule } from './fieldRules.ts';
import { ngnBankCodeRule } from './ng/nigerianRules.ts';

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
 * numbers, lowercase letters in a currency, an IBAN or a BIC, an account number in the field of a code, and a code of no bank
 * beside the name of one that has the account by its check digit. After a fix its finding is gone; separators may have hidden
 * another one. Apply it with `applyFix` of `@passmuster/findings`. Never throws.
 *
 * @example
 * const account = { currency: 'NGN', account_number: '0000 014 579' };
 * fixesOfBankAccount(account, checkBankAccount(account)).flatMap(({ changes }) => changes)
 * // [{ path: ['account_number'], value: '0000014579', replaces: '0000 014 579' }]
 */
export function fixesOfBankAccount(account: unknown, findings: readonly Finding[]): readonly Fix[] {
  return findings.flatMap((finding) => {
    const { rule, text } = finding;
    if (rule === swappedFieldsRule.id) return swapFix(account, finding);
    return rule === ngnBankCodeRule.id && text === 'named'
      ? codeFix(account, finding)
      : writtenFix(account, finding);
  });
}

/** Returns the fix that takes away separators, and writes capitals. */
function writtenFix(account: unknown, finding: Finding): readonly Fix[] {
  const [field, ...inner] = finding.path;
  const write = inner.length === 0 ? writtenForms.get(field) : undefined;
  const text = field === undefined ? undefined : propertyAt(account, field);
  if (!write || typeof field !== 'string' || typeof text !== 'string') return [];
  if (text.length > longest) return [];
  const value = write(text);
  const fix = toFix(finding, account, [{ path: [field], value }]);
  // A currency in capitals is one of the list or none; a number without separators may have a digit wrong besides.
  const isCertain = field === 'currency' ? isRight : isGone;
  return fix && /^[A-Za-z0-9]+$/u.test(value) && isCertain(account, fix, field) ? [fix] : [];
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

/** Returns the fix that enters the code of the named bank, if the account number has the check digit of that bank. */
function codeFix(account: unknown, finding: Finding): readonly Fix[] {
  const value = String(finding.parameters?.['code']);
  const fix = toFix(finding, account, [{ path: ['bank_code'], value }]);
  const isCertain =
    fix && isRight(account, fix, 'bank_code') && isRight(account, fix, 'account_number');
  return isCertain ? [fix] : [];
}

/** Returns true if a field has no finding after a fix, and no error is new. */
const isRight = (account: unknown, fix: Fix, field: string): boolean =>
  isFree(account, fix, ({ path }) => path[0] === field);

/** Returns true if a field no longer has the finding of its fix, and no error is new. */
const isGone = (account: unknown, fix: Fix, field: string): boolean =>
  isFree(account, fix, ({ path, rule }) => path[0] === field && rule === fix.rule);

/** Returns true if there is no such finding after a fix, and no error is new. */
function isFree(account: unknown, fix: Fix, isSuch: (finding: Finding) => boolean): boolean {
  const { value } = applyFix(account, fix);
  const errorsIn = (findings: readonly Finding[]): number =>
    findings.filter(({ severity }) => severity === 'error').length;
  const after = checkBankAccount(value);
  return !after.some(isSuch) && errorsIn(after) <= errorsIn(checkBankAccount(account));
}
