import type { CreateBankPayoutMethod, PayoutCurrency } from '@passmuster/schemas';

/** In the order of the form: the first that is empty gets the focus. */
export const required = {
  bank_name: '',
  account_name: '',
  account_number: '',
  bank_code: '',
} as const;

/** What banks abroad ask for, with its label. The API takes it, and needs none of it. */
export const international = {
  iban: 'IBAN',
  swift_code: 'SWIFT code (BIC)',
  routing_number: 'US routing number',
  sort_code: 'UK sort code',
} as const;

export type AccountFieldName = keyof typeof required | keyof typeof international;
export type Account = Readonly<Record<AccountFieldName, string>>;

export const blankAccount: Account = {
  ...required,
  iban: '',
  swift_code: '',
  routing_number: '',
  sort_code: '',
};

/** Returns the body to send: without the fields that may be empty and are. */
export function toMethod(
  { iban, swift_code, routing_number, sort_code, ...account }: Account,
  currency: PayoutCurrency,
  customer: string | undefined,
): CreateBankPayoutMethod {
  return {
    type: 'BANK',
    currency,
    ...account,
    ...(iban.trim() && { iban }),
    ...(swift_code.trim() && { swift_code }),
    ...(routing_number.trim() && { routing_number }),
    ...(sort_code.trim() && { sort_code }),
    ...(customer !== undefined && { customer_id: customer }),
  };
}
