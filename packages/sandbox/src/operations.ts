import type { Operation } from './call.ts';
import { createBankPayoutMethod } from './routes/createBankPayoutMethod.ts';
import { createBusinessCustomer } from './routes/createBusinessCustomer.ts';
import { createWallet } from './routes/createWallet.ts';
import { deletePayoutMethod } from './routes/deletePayoutMethod.ts';
import { findTransactions } from './routes/findTransactions.ts';
import { listAssetCodes } from './routes/listAssetCodes.ts';
import { listWallets } from './routes/listWallets.ts';
import { validateAddress } from './routes/validateAddress.ts';

export interface Route {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly operation: Operation;
}

/** The eight operations, in the order of the specification's Endpoints. SPEC-GAP 56, 62. */
export const operations: readonly Route[] = [
  {
    name: 'createBusinessCustomer',
    method: 'POST',
    path: '/api/business-customers',
    operation: createBusinessCustomer,
  },
  {
    name: 'createBankPayoutMethod',
    method: 'POST',
    path: '/api/payout/methods/banks',
    operation: createBankPayoutMethod,
  },
  { name: 'createWallet', method: 'POST', path: '/api/wallets', operation: createWallet },
  { name: 'listWallets', method: 'GET', path: '/api/wallets', operation: listWallets },
  {
    name: 'deletePayoutMethod',
    method: 'DELETE',
    path: '/api/payout/methods/:payout_method_id',
    operation: deletePayoutMethod,
  },
  {
    name: 'findTransactions',
    method: 'GET',
    path: '/api/customers/transactions/by_ref_id/:reference_id',
    operation: findTransactions,
  },
  { name: 'listAssetCodes', method: 'GET', path: '/api/asset-codes', operation: listAssetCodes },
  {
    name: 'validateAddress',
    method: 'GET',
    path: '/api/payouts/validate-address',
    operation: validateAddress,
  },
];
