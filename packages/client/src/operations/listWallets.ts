import type { ListWalletsQuery, Pagination, Wallet } from '@passmuster/schemas';
import { listWalletsQueryShape, listWalletsResponseShape } from '@passmuster/schemas/accept';
import { listWalletsRoute } from '@passmuster/schemas/operations';
import type { ApiResult } from '../call/result.ts';
import { runCall } from '../call/runCall.ts';
import { writeQuery } from '../call/writeQuery.ts';
import type { Client } from '../config/client.ts';
import type { CallOptions } from '../config/clientOptions.ts';

/** One page of wallets. */
export interface WalletPage {
  readonly wallets: Wallet[];
  readonly pagination: Pagination;
}

/**
 * Returns one page of wallets (`GET /wallets`), of 10 unless `limit` says otherwise. Source: API spec 1.0.0, List wallets.
 *
 * @example
 * const { data } = await listWallets(client, { status: 'active', limit: 100 });
 * data?.wallets.map(({ currency }) => currency) // ['USDC']
 */
export function listWallets(
  client: Client,
  query: ListWalletsQuery = {},
  options?: CallOptions,
): Promise<ApiResult<WalletPage>> {
  return runCall(
    client,
    {
      route: listWalletsRoute,
      parts: [{ shape: listWalletsQueryShape, value: query, write: writeQuery }],
      answer: listWalletsResponseShape,
      read: ({ data, pagination }) => ({ wallets: data, pagination }),
    },
    options,
  );
}
