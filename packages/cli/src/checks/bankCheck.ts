import { checkBankAccount } from '@passmuster/bank';
import { CreateBankPayoutMethodSchema, toFindings } from '@passmuster/schemas';
import { safeParse } from 'valibot';
import type { Check } from './check.ts';

/** Checks the body of a bank payout method: its shape, and its numbers by the standards of their country. */
export function bankCheck(): Check {
  return (value) => {
    const { issues = [] } = safeParse(CreateBankPayoutMethodSchema, value);
    // The schema refuses such a currency, too.
    const findings = checkBankAccount(value).filter(({ rule }) => rule !== 'bank/payout-currency');
    return [...toFindings(issues), ...findings];
  };
}
