import type { Rule, Source } from '@passmuster/findings';

const branchCodes: Source = {
  title: 'Universal branch codes of South African banks, read 2026-11-21',
  url: 'https://help.netcash.co.za/docs/account-profile/account/tools',
};
const lengths: Source = {
  title: 'Account number lengths of South African banks, read 2026-11-21',
  url: 'https://support.peachpayments.com/support/solutions/articles/47001098763',
};

export const zarDigitsRule: Rule<'bank/zar-digits'> = {
  id: 'bank/zar-digits',
  severity: 'warning',
  basis: 'practice',
  source: lengths,
  message: 'A South African account number has digits only, and at most 11',
  remedy: 'Enter the account number without spaces, hyphens or the branch code',
};

export const zarLengthRule: Rule<'bank/zar-length'> = {
  id: 'bank/zar-length',
  severity: 'warning',
  basis: 'practice',
  source: lengths,
  message: 'An account number at {bank} has {digits} digits',
  remedy: 'Check that no digit is missing or doubled, and that the bank is the right one',
};

export const zarBranchCodeRule: Rule<'bank/zar-branch-code'> = {
  id: 'bank/zar-branch-code',
  severity: 'warning',
  basis: 'practice',
  source: branchCodes,
  message: 'A South African branch code has exactly 6 digits',
  remedy: 'Enter the branch code of the account, or the universal branch code of the bank',
};

/** Only where bank_name and bank_code each point to a known bank, and not to the same. */
export const zarBankAgreesRule: Rule<'bank/zar-bank-agrees'> = {
  id: 'bank/zar-bank-agrees',
  severity: 'warning',
  basis: 'practice',
  source: branchCodes,
  message: 'The branch code is the universal one of {bank}, which is not the bank named',
  remedy: 'Check the bank and its branch code',
};

/** Branches keep codes of their own, so that another code is no mistake. */
export const zarUniversalCodeRule: Rule<'bank/zar-universal-code'> = {
  id: 'bank/zar-universal-code',
  severity: 'info',
  basis: 'practice',
  source: branchCodes,
  message: '{bank} has the universal branch code {branchCode}{mark}; another one is given',
  remedy: 'Use the universal branch code where the account has no reason for another',
};
