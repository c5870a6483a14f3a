/** A bank method that is accepted, of the merchant itself. */
export const sampleBankMethod = {
  type: 'BANK',
  currency: 'ZAR',
  account_name: 'Karoo Coffee',
  account_number: '0012345678',
  bank_name: 'Sandbox Bank',
  bank_code: '250655',
} as const;
