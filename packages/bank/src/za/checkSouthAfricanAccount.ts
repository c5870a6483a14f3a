import { type Finding, toFinding } from '@passmuster/findings';
import { type AccountParts, readAccountParts } from '../accountParts.ts';
import { closedBankRule } from '../fieldRules.ts';
import { isCardNumber } from '../isCardNumber.ts';
import { isOtherBranchCode } from './isOtherBranchCode.ts';
import type { SouthAfricanBank } from './southAfricanBank.ts';
import { type SouthAfricanDirectory, southAfricanDirectory } from './southAfricanDirectory.ts';
import {
  zarBankAgreesRule,
  zarBranchCodeRule,
  zarDigitsRule,
  zarLengthRule,
  zarPhoneNumberRule,
  zarUniversalCodeRule,
} from './southAfricanRules.ts';

/**
 * Returns the findings on a South African account: digits, length at the bank, branch code, the name against the
 * code, and banks that were closed. The branch code is read from `bank_code`, because the API has no field for it. The
 * check digit (CDV) is not checked: its weights differ by branch, in a table that is not openly licensed. Every part
 * may be missing. The path of a finding is `account_number`, `bank_name` or `bank_code` below `path`. Never throws: a
 * part that is not text, and an account that is not an object, is one finding.
 *
 * @example
 * checkSouthAfricanAccount({ accountNumber: '123456789', bankCode: '470010' }).map(({ rule }) => rule)
 * // ['bank/zar-length']
 */
export function checkSouthAfricanAccount(
  account: AccountParts,
  path: readonly PropertyKey[] = [],
): readonly Finding[] {
  return checkSouthAfricanAccountIn(southAfricanDirectory, account, path);
}

/** Returns the findings of {@link checkSouthAfricanAccount} by the banks of a directory. */
export function checkSouthAfricanAccountIn(
  directory: SouthAfricanDirectory,
  account: AccountParts,
  path: readonly PropertyKey[] = [],
): readonly Finding[] {
  const { parts, findings } = readAccountParts(account, path);
  return parts === undefined ? findings : [...findings, ...checkParts(directory, parts, path)];
}

function checkParts(
  directory: SouthAfricanDirectory,
  { accountNumber, bankCode, bankName }: AccountParts,
  path: readonly PropertyKey[],
): readonly Finding[] {
  const byCode = directory.withCode(bankCode);
  const byName = directory.named(bankName);
  const agreed = byName.filter((bank) => byCode.includes(bank));
  const [bank = byCode[0] ?? byName[0]] = agreed;
  const closedPath = [...path, byCode.length > 0 ? 'bank_code' : 'bank_name'];
  return [
    ...(bank?.closed === undefined
      ? checkBranchCode(bankCode, byCode, byName, [...path, 'bank_code'])
      : [toFinding(closedBankRule, closedPath, { bank: bank.name, date: bank.closed })]),
    ...checkAccountNumber(accountNumber, bank, [...path, 'account_number']),
  ];
}

function checkBranchCode(
  bankCode: string | undefined,
  byCode: readonly SouthAfricanBank[],
  byName: readonly SouthAfricanBank[],
  path: readonly PropertyKey[],
): readonly Finding[] {
  if (bankCode === undefined) return [];
  if (!/^\d{6}$/u.test(bankCode)) return [toFinding(zarBranchCodeRule, path)];
  const [bank] = byCode;
  const [named] = byName;
  if (named === undefined || byName.some((one) => one.branchCode === bankCode)) return [];
  if (bank !== undefined) return [toFinding(zarBankAgreesRule, path, { bank: bank.name })];
  if (byName.every((one) => isOtherBranchCode(bankCode, one))) {
    const codes = [...new Set(byName.map(({ branchCode }) => branchCode))].join(' / ');
    return [toFinding(zarBranchCodeRule, path, { bank: named.name, branchCode: codes }, 'named')];
  }
  const { name, branchCode } = named;
  return [toFinding(zarUniversalCodeRule, path, { bank: name, branchCode })];
}

/** Accounts at Citibank have ten digits and may begin with 0, too. */
const isPhoneNumber = (accountNumber: string, bank: SouthAfricanBank | undefined): boolean =>
  /^(?:0|\+27)[678]\d{8}$/u.test(accountNumber) && bank?.branchCode !== '350005';

function checkAccountNumber(
  accountNumber: string | undefined,
  bank: SouthAfricanBank | undefined,
  path: readonly PropertyKey[],
): readonly Finding[] {
  if (accountNumber === undefined) return [];
  if (isPhoneNumber(accountNumber, bank)) return [toFinding(zarPhoneNumberRule, path)];
  if (isCardNumber(accountNumber)) return [toFinding(zarDigitsRule, path, undefined, 'card')];
  if (!/^\d{6,11}$/u.test(accountNumber)) return [toFinding(zarDigitsRule, path)];
  if (bank?.accountDigits === undefined) return [];
  const [fewest, most] = bank.accountDigits;
  if (accountNumber.length >= fewest && accountNumber.length <= most) return [];
  const digits = fewest === most ? fewest : `${fewest}–${most}`;
  return [toFinding(zarLengthRule, path, { bank: bank.name, digits })];
}
