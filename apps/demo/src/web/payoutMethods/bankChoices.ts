import { nigerianBanks, southAfricanBanks } from '../../integration/banks.ts';
import type { PayoutCurrency } from '../../integration/lists.ts';

export interface BankChoice {
  readonly name: string;
  /** What the API calls `bank_code`: the CBN code, or the universal branch code. */
  readonly code: string;
}

/** Banks to choose from, by currency. Banks that were closed or taken over are left out. */
export const bankChoices: Readonly<Record<PayoutCurrency, readonly BankChoice[]>> = {
  NGN: nigerianBanks
    .filter(({ mergedInto, closed }) => mergedInto === undefined && closed === undefined)
    .map(({ name, code }) => ({ name, code }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  ZAR: southAfricanBanks.map(({ name, branchCode }) => ({ name, code: branchCode })),
};
