import { type Finding, toFinding } from '@passmuster/findings';
import type { SouthAfricanBank } from './southAfricanBank.ts';
import { southAfricanBanks } from './southAfricanBanks.generated.ts';
import {
  zarBankAgreesRule,
  zarBranchCodeRule,
  zarDigitsRule,
  zarLengthRule,
  zarUniversalCodeRule,
} from './southAfricanRules.ts';

/**
 * What is wrong with a South African account: digits, length at the bank, branch code. The branch code is
 * read from `bank_code`: the API has no field of its own for it. The check digit
 * (CDV) is not computed: its weights differ by branch, in a table that is not openly licensed. Every
 * part may be missing. Findings stand at `account_number` and `bank_code` below `path`.
 *
 * @example
 * checkSouthAfricanAccount({ accountNumber: '123456789', bankCode: '470010' }).map(({ rule }) => rule)
 * // ['bank/zar-length']
 */
export function checkSouthAfricanAccount(
  account: {
    readonly accountNumber?: string | undefined;
    readonly bankCode?: string | undefined;
    readonly bankName?: string | undefined;
  },
  path: readonly PropertyKey[] = [],
): readonly Finding[] {
  const { accountNumber, bankCode, bankName } = account;
  const byCode = southAfricanBanks.find(({ branchCode }) => branchCode === bankCode);
  const byName = bankNamed(bankName);
  return [
    ...checkBranchCode(bankCode, byCode, byName, [...path, 'bank_code']),
    ...checkAccountNumber(accountNumber, byCode ?? byName, [...path, 'account_number']),
  ];
}

function bankNamed(bankName: string | undefined): SouthAfricanBank | undefined {
  const name = bankName
    ?.trim()
    .toLowerCase()
    .replace(/(?: limited| ltd\.?)$/u, '');
  return southAfricanBanks.find(({ names }) => name !== undefined && names.includes(name));
}

function checkBranchCode(
  bankCode: string | undefined,
  byCode: SouthAfricanBank | undefined,
  byName: SouthAfricanBank | undefined,
  path: readonly PropertyKey[],
): readonly Finding[] {
  if (bankCode === undefined) return [];
  if (!/^\d{6}$/u.test(bankCode)) return [toFinding(zarBranchCodeRule, path)];
  if (!byName || byName === byCode) return [];
  if (byCode) return [toFinding(zarBankAgreesRule, path, { bank: byCode.name })];
  const { name: bank, branchCode, verified } = byName;
  const mark = verified ? '' : ' (unverified)';
  return [toFinding(zarUniversalCodeRule, path, { bank, branchCode, mark })];
}

function checkAccountNumber(
  accountNumber: string | undefined,
  bank: SouthAfricanBank | undefined,
  path: readonly PropertyKey[],
): readonly Finding[] {
  if (accountNumber === undefined) return [];
  if (!/^\d{1,11}$/u.test(accountNumber)) return [toFinding(zarDigitsRule, path)];
  if (!bank?.accountDigits) return [];
  const [fewest, most] = bank.accountDigits;
  if (accountNumber.length >= fewest && accountNumber.length <= most) return [];
  const digits = fewest === most ? fewest : `${fewest} to ${most}`;
  return [toFinding(zarLengthRule, path, { bank: bank.name, digits })];
}
