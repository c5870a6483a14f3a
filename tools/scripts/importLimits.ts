/** What a page or a server imports of an entry, and what it may cost at most with Brotli. */
export interface ImportLimit {
  /** The built file from `packages/`, without its ending. */
  readonly from: string;
  readonly names: string;
  readonly limit: string;
}

const imported = (from: string, names: string, limit: string): ImportLimit => ({
  from: from.replace('/', '/dist/'),
  names: `{ ${names} }`,
  limit,
});

/** By operation: alone with its transport and checks, then with `createClient`. */
const operations: Readonly<Record<string, readonly [alone: string, whole: string]>> = {
  createBankPayoutMethod: ['4.15 kB', '6 kB'],
  createBusinessCustomer: ['7.3 kB', '9.15 kB'],
  createWallet: ['4.6 kB', '6.45 kB'],
  deletePayoutMethod: ['4 kB', '5.85 kB'],
  findTransactions: ['4.4 kB', '6.25 kB'],
  listAssetCodes: ['4.25 kB', '6.05 kB'],
  listWallets: ['4.45 kB', '6.25 kB'],
  validateAddress: ['3.95 kB', '5.75 kB'],
};

const checks = 'reviewBusinessCustomer, checkField';

/** By the name that `pnpm verify packages` prints, slightly above what was measured. */
export const importLimits: Readonly<Record<string, ImportLimit>> = {
  'one email field': imported('schemas/index', 'EmailSchema', '0.9 kB'),
  'the customer schema': imported('schemas/index', 'BusinessCustomerSchema', '6.9 kB'),
  'the compiled customer schema': imported(
    'schemas/compiled/index.generated',
    'BusinessCustomerSchema',
    '8.3 kB',
  ),
  createWalletShape: imported(
    'schemas/compiled/accept/index.generated',
    'createWalletShape',
    '0.75 kB',
  ),
  businessCustomerShape: imported(
    'schemas/compiled/accept/index.generated',
    'businessCustomerShape',
    '3.8 kB',
  ),
  isAddress: imported('address/index', 'isAddress', '1.6 kB'),
  checkAddress: imported('address/index', 'checkAddress', '8.2 kB'),
  checkAddressFile: imported('address/bulk/index', 'checkAddressFile', '12.5 kB'),
  checkBankAccount: imported('bank/index', 'checkBankAccount', '14.3 kB'),
  checkPhone: imported('phone/index', 'checkPhone', '9.7 kB'),
  'a review by the rules of the specification': imported('kyc/index', `${checks}, spec`, '23.6 kB'),
  'a review by the recommended rules': imported('kyc/index', `${checks}, recommended`, '54.9 kB'),
  ...Object.fromEntries(
    Object.entries(operations).flatMap(([name, [alone, whole]]) => [
      [name, imported('client/index', name, alone)],
      [`createClient and ${name}`, imported('client/index', `createClient, ${name}`, whole)],
    ]),
  ),
};
