import { isPlaceholderNumber } from '../isPlaceholderNumber.ts';
import type { SouthAfricanBank } from './southAfricanBank.ts';

/**
 * How every branch code of a bank begins, by its universal code. Absent are banks whose branches kept the codes of banks that
 * they took over, and banks of which no source says it.
 * Sources: help.netcash.co.za, account number tips (FNB: “All branch codes start with 2”), read 2026-11-28; wheretobank.co.za,
 * branch codes (Capitec has one code for all branches), read 2026-11-28; banks without branches.
 */
const branchesBegin: Readonly<Record<string, string>> = {
  '250655': '2',
  '450105': '45',
  '470010': '47',
  '678910': '67',
  '679000': '67',
  '888000': '888',
};

/** Returns whether a six-digit code can't be the code of a branch of this bank. */
export function isOtherBranchCode(code: string, { branchCode }: SouthAfricanBank): boolean {
  const beginning = branchesBegin[branchCode];
  return isPlaceholderNumber(code) || (beginning !== undefined && !code.startsWith(beginning));
}
