import { checkBankAccount } from '@passmuster/bank';
import { CreateBankPayoutMethodSchema, toFindings } from '@passmuster/schemas';
import { safeParse } from 'valibot';
import type { Check } from './check.ts';
import type { CheckSettings } from './checkSettings.ts';
import { dataConfig } from './dataConfig.ts';

/** Checks the body of a bank payout method: its shape, and its numbers by the standards of their country. */
export async function bankCheck({ config: source }: Pick<CheckSettings, 'config'>): Promise<Check> {
  const config = await dataConfig(source);
  return (value) => {
    const { issues = [] } = safeParse(CreateBankPayoutMethodSchema, value);
    // The schema refuses such a currency, too.
    const findings = checkBankAccount(value, { config }).filter(
      ({ rule }) => rule !== 'bank/payout-currency',
    );
    return [...toFindings(issues), ...findings];
  };
}
