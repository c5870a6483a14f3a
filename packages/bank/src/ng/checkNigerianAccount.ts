import { type Finding, toFinding } from '@passmuster/findings';
import { type AccountParts, readAccountParts } from '../accountParts.ts';
import { createNameSet } from '../createNameIndex.ts';
import { closedBankRule } from '../fieldRules.ts';
import { foreignBanks } from './foreignBanks.ts';
import type { NigerianBank } from './nigerianBank.ts';
import { isNigerianBankCode } from './nigerianBankCode.ts';
import { areMerged, type NigerianDirectory, nigerianDirectory } from './nigerianDirectory.ts';
import {
  ngnBankAgreesRule,
  ngnBankCodeRule,
  ngnLicensedBankRule,
  ngnMergedBankRule,
  ngnPhoneNumberRule,
  ngnPhoneWithoutZeroRule,
  ngnTenDigitsRule,
  nubanCheckDigitRule,
} from './nigerianRules.ts';
import { isNuban } from './nuban.ts';

const isForeignBank = /* @__PURE__ */ createNameSet(foreignBanks);
const phoneNumber = /^(?:\+?234|0)0?[789][01]\d{8}$/u;

/**
 * Returns the findings on a Nigerian account: the form of the number and the code, the check digit if the code
 * allows one, the name against the code, and banks that were closed or merged. Every part may be missing. The path of
 * a finding is `account_number`, `bank_name` or `bank_code` below `path`. Never throws: a part that is not text, and
 * an account that is not an object, is one finding.
 *
 * @example
 * checkNigerianAccount({ accountNumber: '0000014578', bankCode: '011' }).map(({ rule }) => rule)
 * // ['bank/nuban-check-digit']
 * checkNigerianAccount({ bankName: 'GTBank', bankCode: '057' }).map(({ rule }) => rule)
 * // ['bank/ngn-bank-agrees']
 */
export function checkNigerianAccount(
  account: AccountParts,
  path: readonly PropertyKey[] = [],
): readonly Finding[] {
  return checkNigerianAccountIn(nigerianDirectory, account, path);
}

/** Returns the findings of {@link checkNigerianAccount} by the banks of a directory. */
export function checkNigerianAccountIn(
  directory: NigerianDirectory,
  account: AccountParts,
  path: readonly PropertyKey[] = [],
): readonly Finding[] {
  const { parts, findings } = readAccountParts(account, path);
  return parts === undefined ? findings : [...findings, ...checkParts(directory, parts, path)];
}

function checkParts(
  directory: NigerianDirectory,
  account: AccountParts,
  path: readonly PropertyKey[],
): readonly Finding[] {
  const { accountNumber, bankCode, bankName } = account;
  const byName = directory.named(bankName);
  const findings = [
    ...checkName(byName, account, [...path, 'bank_name']),
    ...checkBank(directory, byName, account, path),
  ];
  if (accountNumber === undefined) return findings;
  // If the name contradicts the code, the number may fit the bank of the name.
  const contradicts = findings.some(({ rule }) => rule === ngnBankAgreesRule.id);
  const wrongCode = findings.find(({ text }) => text === 'named');
  const code = contradicts ? undefined : (wrongCode?.parameters?.['code']?.toString() ?? bankCode);
  const numberPath = [...path, 'account_number'];
  return [...findings, ...checkAccountNumber(directory, accountNumber, code, numberPath)];
}

/** Returns the finding about a name that the bank has given up, or that no licensed bank has. */
function checkName(
  [bank]: readonly NigerianBank[],
  { bankName = '' }: AccountParts,
  path: readonly PropertyKey[],
): Finding[] {
  if (isForeignBank(bankName)) return [toFinding(ngnLicensedBankRule, path)];
  const { formerNames = [] } = bank ?? {};
  const [former] = formerNames;
  if (bank === undefined || former === undefined || !createNameSet(formerNames)(bankName))
    return [];
  const { name, code } = bank;
  return [toFinding(ngnMergedBankRule, path, { bank: former, successor: name, code })];
}

function checkBank(
  directory: NigerianDirectory,
  byName: readonly NigerianBank[],
  { bankCode }: AccountParts,
  path: readonly PropertyKey[],
): Finding[] {
  const codePath = [...path, 'bank_code'];
  const byCode = bankCode === undefined ? [] : directory.withCode(bankCode);
  if (bankCode !== undefined && byCode.length === 0 && !isNigerianBankCode(bankCode)) {
    return [toFinding(ngnBankCodeRule, codePath)];
  }
  const [first] = byCode;
  const [named] = byName;
  if (first === undefined && named !== undefined && bankCode !== undefined) {
    if (byName.length === 1 && isOtherCode(bankCode, named)) {
      const { name, code } = named;
      return [toFinding(ngnBankCodeRule, codePath, { bank: name, code }, 'named')];
    }
  }
  const agree = byName.some((a) => byCode.some((b) => a === b || areMerged(a, b)));
  if (first !== undefined && byName.length > 0 && !agree) {
    return [toFinding(ngnBankAgreesRule, codePath, { bank: first.name })];
  }
  const [bank = byName[0]] = byCode;
  const statusPath = byCode.length > 0 ? codePath : [...path, 'bank_name'];
  return bank === undefined || byCode.length > 1 ? [] : checkStatus(directory, bank, statusPath);
}

/**
 * Returns whether a code that no bank has can't be one of this bank: banks with a three-digit code of the CBN have no other of
 * that form. Codes of NIBSS and of payment companies have another one.
 */
const isOtherCode = (bankCode: string, { code, institution }: NigerianBank): boolean =>
  /^\d{3}$/u.test(bankCode) && institution === `000${code}`;

/** Returns the finding about a bank that was closed or whose code is out of use. */
function checkStatus(
  directory: NigerianDirectory,
  bank: NigerianBank,
  path: readonly PropertyKey[],
): Finding[] {
  const { mergedInto } = bank;
  const successor =
    mergedInto === undefined
      ? undefined
      : directory.banks.find(({ code: successorCode }) => successorCode === mergedInto);
  const { name, closed = successor?.closed } = bank;
  if (closed !== undefined) return [toFinding(closedBankRule, path, { bank: name, date: closed })];
  if (successor === undefined || bank.codeRetired !== true) return [];
  const { name: successorName, code } = successor;
  return [toFinding(ngnMergedBankRule, path, { bank: name, successor: successorName, code })];
}

/** Returns true for a bank whose account numbers are phone numbers without their first 0. */
const isMobileMoney = (directory: NigerianDirectory, bankCode = ''): boolean =>
  directory.withCode(bankCode).some(({ name }) => name === 'OPay' || name === 'PalmPay');

function checkAccountNumber(
  directory: NigerianDirectory,
  accountNumber: string,
  bankCode: string | undefined,
  path: readonly PropertyKey[],
): Finding[] {
  if (!/^\d{10}$/u.test(accountNumber)) {
    if (!phoneNumber.test(accountNumber)) return [toFinding(ngnTenDigitsRule, path)];
    const isWallet = /^0\d{10}$/u.test(accountNumber) && isMobileMoney(directory, bankCode);
    return [toFinding(ngnPhoneNumberRule, path, undefined, isWallet ? 'wallet' : undefined)];
  }
  const institutions = bankCode === undefined ? [] : directory.institutionsOf(bankCode);
  if (institutions.length === 0) return [];
  if (institutions.some((institution) => isNuban(institution, accountNumber))) return [];
  if (/^[789][01]/u.test(accountNumber)) return [toFinding(ngnPhoneWithoutZeroRule, path)];
  const banks = directory.fitting(accountNumber).map(({ name, code }) => `${name} (${code})`);
  return [
    banks.length === 0
      ? toFinding(nubanCheckDigitRule, path, undefined, 'unlisted')
      : toFinding(nubanCheckDigitRule, path, { banks: banks.join(', ') }),
  ];
}
