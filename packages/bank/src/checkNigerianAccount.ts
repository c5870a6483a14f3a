import { type Finding, toFinding } from '@passmuster/findings';
import { banksFitting } from './banksFitting.ts';
import { readNigerianBankCode } from './nigerianBankCode.ts';
import {
  banksFittingRule,
  ngnBankCodeRule,
  ngnPhoneNumberRule,
  ngnPhoneWithoutZeroRule,
  ngnTenDigitsRule,
  ngnWalletRule,
  nubanCheckDigitRule,
  nubanNotCheckableRule,
} from './nigerianRules.ts';
import { isNuban } from './nuban.ts';

const phoneNumber = /^(?:\+?234|0)0?[789][01]\d{8}$/u;

/**
 * What is wrong with a Nigerian account: the length of the number, and its check digit where the
 * bank code allows one; else the banks it could be at. Either part may be missing. Findings stand at `account_number` and
 * `bank_code` below `path`.
 *
 * @example
 * checkNigerianAccount({ accountNumber: '0000014578', bankCode: '011' }).map(({ rule }) => rule)
 * // ['bank/nuban-check-digit', 'bank/nuban-banks-fitting']
 */
export function checkNigerianAccount(
  account: { readonly accountNumber?: string | undefined; readonly bankCode?: string | undefined },
  path: readonly PropertyKey[] = [],
): readonly Finding[] {
  const { accountNumber, bankCode } = account;
  const numberPath = [...path, 'account_number'];
  const codePath = [...path, 'bank_code'];
  const code = bankCode === undefined ? undefined : readNigerianBankCode(bankCode);
  const findings: Finding[] = [];
  if (bankCode !== undefined && !code) findings.push(toFinding(ngnBankCodeRule, codePath));
  if (accountNumber === undefined) return findings;

  if (!/^\d{10}$/u.test(accountNumber)) {
    const rule = phoneNumber.test(accountNumber) ? ngnPhoneNumberRule : ngnTenDigitsRule;
    return [...findings, toFinding(rule, numberPath)];
  }
  if (code?.space === 'wallet') return [...findings, toFinding(ngnWalletRule, numberPath)];
  if (code?.institutions.length === 0) {
    return [...findings, toFinding(nubanNotCheckableRule, codePath)];
  }
  if (code?.institutions.some((institution) => isNuban(institution, accountNumber)))
    return findings;

  if (code) {
    findings.push(toFinding(nubanCheckDigitRule, numberPath));
    if (/^[789][01]/u.test(accountNumber)) {
      findings.push(toFinding(ngnPhoneWithoutZeroRule, numberPath));
    }
  }
  const banks = banksFitting(accountNumber).map((bank) => `${bank.name} (${bank.code})`);
  if (banks.length > 0) {
    findings.push(toFinding(banksFittingRule, codePath, { banks: banks.join(', ') }));
  }
  return findings;
}
