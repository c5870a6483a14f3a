import type { CreateWalletIn, Wallet } from '@passmuster/schemas';
import type { ApiResult } from './call/result.ts';
import type { Client } from './config/client.ts';
import type { CallOptions } from './config/clientOptions.ts';
import { createBankPayoutMethod } from './operations/createBankPayoutMethod.ts';
import { createBusinessCustomer } from './operations/createBusinessCustomer.ts';
import { createWallet } from './operations/createWallet.ts';
import { deletePayoutMethod } from './operations/deletePayoutMethod.ts';
import { findTransactions } from './operations/findTransactions.ts';
import { listAssetCodes } from './operations/listAssetCodes.ts';
import { listWallets } from './operations/listWallets.ts';
import { paginateWallets } from './operations/paginateWallets.ts';
import { request } from './operations/request.ts';
import { validateAddress } from './operations/validateAddress.ts';

/** An operation without its first parameter, the client. */
type Bound<Operation> = Operation extends (client: Client, ...rest: infer Rest) => infer Answer
  ? (...rest: Rest) => Answer
  : never;

/** All operations under their resources. */
export interface BoundClient {
  readonly businessCustomers: { readonly create: Bound<typeof createBusinessCustomer> };
  readonly payoutMethods: {
    readonly createBank: Bound<typeof createBankPayoutMethod>;
    readonly delete: Bound<typeof deletePayoutMethod>;
  };
  readonly wallets: {
    /** Written out, because an inferred type would lose what the currency means for the network. */
    readonly create: <Currency extends string>(
      body: CreateWalletIn<Currency>,
      options?: CallOptions,
    ) => Promise<ApiResult<Wallet>>;
    readonly list: Bound<typeof listWallets>;
    readonly paginate: Bound<typeof paginateWallets>;
  };
  readonly transactions: { readonly find: Bound<typeof findTransactions> };
  readonly assetCodes: { readonly list: Bound<typeof listAssetCodes> };
  readonly addresses: { readonly validate: Bound<typeof validateAddress> };
  /** Any other operation. */
  readonly request: Bound<typeof request>;
}

/**
 * Returns the operations as methods of their resources. A bundle contains all of them; import the functions
 * if its size matters.
 *
 * @example
 * const api = bindClient(createClient({ baseUrl, apiKey, fetch }));
 * const { data, error } = await api.wallets.create({ currency: 'USDC', network: 'polygon' });
 * data?.currency // 'USDC'
 */
export function bindClient(client: Client): BoundClient {
  return {
    businessCustomers: { create: (...rest) => createBusinessCustomer(client, ...rest) },
    payoutMethods: {
      createBank: (...rest) => createBankPayoutMethod(client, ...rest),
      delete: (...rest) => deletePayoutMethod(client, ...rest),
    },
    wallets: {
      create: (...rest) => createWallet(client, ...rest),
      list: (...rest) => listWallets(client, ...rest),
      paginate: (...rest) => paginateWallets(client, ...rest),
    },
    transactions: { find: (...rest) => findTransactions(client, ...rest) },
    assetCodes: { list: (...rest) => listAssetCodes(client, ...rest) },
    addresses: { validate: (...rest) => validateAddress(client, ...rest) },
    request: (...rest) => request(client, ...rest),
  };
}
