import { checkBankAccount, fixesOfBankAccount } from '@passmuster/bank';
import type { FormDefinition } from '@passmuster/form/forms';
import { type PayoutCurrency, payoutCurrencies } from '@passmuster/schemas';
import { countryCurrency } from '@passmuster/schemas/countries';
import { createBankPayoutMethodFields } from '@passmuster/schemas/fields';

export interface Account {
  readonly type: 'BANK';
  /** Empty until it is chosen. */
  readonly currency: PayoutCurrency | '';
  readonly bank_name: string;
  readonly account_name: string;
  readonly account_number: string;
  readonly bank_code: string;
  readonly iban: string;
  readonly swift_code: string;
  readonly routing_number: string;
  readonly sort_code: string;
  /** Of the customer that has the account; empty for the merchant's own. */
  readonly customer_id: string;
}

/** Fields without which no bank can pay, and what to say while they are empty. */
export const missingTexts = {
  currency: 'Choose the currency of the account.',
  bank_name: 'Choose a bank from the list.',
  account_name: 'Enter the name of the account holder.',
  account_number: 'Enter the account number.',
  bank_code: 'Enter the code of the bank.',
} as const;

/** Returns the currency of accounts in a country, if payouts go to such accounts; otherwise none is chosen for anyone. */
export const currencyIn = (country: string): Account['currency'] =>
  payoutCurrencies.find((currency) => currency === countryCurrency(country)) ?? '';

/** A bank account: what its form holds, and who checks it. */
export const accountDefinition: FormDefinition<Account> = {
  values: {
    type: 'BANK',
    currency: 'NGN',
    bank_name: '',
    account_name: '',
    account_number: '',
    bank_code: '',
    iban: '',
    swift_code: '',
    routing_number: '',
    sort_code: '',
    customer_id: '',
  },
  fields: createBankPayoutMethodFields,
  required: Object.keys(missingTexts),
  check: (body) => checkBankAccount(body),
  fixes: fixesOfBankAccount,
  identity: ({ currency, account_number: number, customer_id: customer }) => ({
    account: `${currency} ${number} ${customer}`,
  }),
  catalogs: {
    fr: () => import('@passmuster/bank/fr'),
    'pt-BR': () => import('@passmuster/bank/pt-BR'),
    'pt-PT': () => import('@passmuster/bank/pt-PT'),
  },
};
