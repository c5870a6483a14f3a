import { expect, test } from 'vitest';
import * as entry from './index.ts';

test('the package exports these names, and no others', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'PassmusterError',
    'bindClient',
    'createBankPayoutMethod',
    'createBusinessCustomer',
    'createClient',
    'createWallet',
    'deletePayoutMethod',
    'findTransactions',
    'isLoopback',
    'listAssetCodes',
    'listWallets',
    'paginateWallets',
    'unwrap',
    'validateAddress',
  ]);
});
