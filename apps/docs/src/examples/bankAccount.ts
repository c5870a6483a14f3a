import { checkBankAccount, fixesOfBankAccount } from '@passmuster/bank';
import { applyFix, verdictOf } from '@passmuster/findings';

/** Returns the problems of the account that a person has entered, and the values to enter if they are certain. */
export function reviewAccount(account: Readonly<Record<string, unknown>>) {
  const findings = checkBankAccount(account);
  return {
    verdict: verdictOf(findings),
    remedies: findings.map(({ path, remedy }) => ({ field: path.join('.'), remedy })),
    proposals: fixesOfBankAccount(account, findings).flatMap((fix) => {
      const { value } = applyFix(account, fix);
      return value === undefined ? [] : [value];
    }),
  };
}

export const reviewed = reviewAccount({
  type: 'BANK',
  currency: 'NGN',
  account_name: 'Ada Obi',
  account_number: '0000-014579',
  bank_name: 'First Bank of Nigeria',
  bank_code: '011',
});
