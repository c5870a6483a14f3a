import type { Client } from './client.ts';
import { createBankPayoutMethod } from './operations/createBankPayoutMethod.ts';
import { createBusinessCustomer } from './operations/createBusinessCustomer.ts';
import { createWallet } from './operations/createWallet.ts';
import { deletePayoutMethod } from './operations/deletePayoutMethod.ts';
import { findTransactions } from './operations/findTransactions.ts';
import { listAssetCodes } from './operations/listAssetCodes.ts';
import { listWallets } from './operations/listWallets.ts';
import { validateAddress } from './operations/validateAddress.ts';
import { paginateWallets } from './paginateWallets.ts';

/** An operation whose client is given. */
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
    readonly create: Bound<typeof createWallet>;
    readonly list: Bound<typeof listWallets>;
    readonly paginate: Bound<typeof paginateWallets>;
  };
  readonly transactions: { readonly find: Bound<typeof findTransactions> };
  readonly assetCodes: { readonly list: Bound<typeof listAssetCodes> };
  readonly addresses: { readonly validate: Bound<typeof validateAddress> };
}

/**
 * The operations as methods, for those who expect them. Brings all eight with it; where size counts,
 * import the functions.
 *
 * @example
 * const api = bindClient(createClient({ baseUrl, apiKey, fetch }));
 * const { data, error } = await api.wallets.create({ currency: 'ZAR' });
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
  };
}
