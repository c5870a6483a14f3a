import { nigerianBanksWithCode } from './ng/nigerianBankCode.ts';
import { nigerianBanks } from './ng/nigerianBanks.generated.ts';
import { nigerianBanksNamed } from './ng/nigerianBanksNamed.ts';
import { southAfricanBanks } from './za/southAfricanBanks.generated.ts';
import { southAfricanBanksNamed } from './za/southAfricanBanksNamed.ts';

interface ListedBank {
  readonly name: string;
  readonly bic?: string;
}

/** A country to which the API pays out, with its banks. */
export interface PayoutCountry {
  readonly currency: string;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly banks: readonly ListedBank[];
  banksNamed(bankName: string | undefined): readonly ListedBank[];
  banksWithCode(bankCode: string): readonly ListedBank[];
}

const payoutCountries: readonly PayoutCountry[] = [
  {
    currency: 'NGN',
    code: 'NG',
    banks: nigerianBanks,
    banksNamed: nigerianBanksNamed,
    banksWithCode: nigerianBanksWithCode,
  },
  {
    currency: 'ZAR',
    code: 'ZA',
    banks: southAfricanBanks,
    banksNamed: southAfricanBanksNamed,
    banksWithCode: (bankCode) =>
      southAfricanBanks.filter(({ branchCode }) => branchCode === bankCode),
  },
];

/** Returns the country of a payout currency. Source: API specification 1.0.0, Bank payout method, `currency`. */
export function payoutCountryOf(currency: string | undefined): PayoutCountry | undefined {
  return payoutCountries.find((country) => country.currency === currency);
}

/** Returns the other country to which a bank code belongs, if it is not a code of the currency's own country. */
export function otherCountryOf(bankCode: string, currency: string): PayoutCountry | undefined {
  const own = payoutCountryOf(currency);
  if (own === undefined || own.banksWithCode(bankCode).length > 0) return undefined;
  return payoutCountries.find(({ banksWithCode }) => banksWithCode(bankCode).length > 0);
}
