import type { ListWalletsQuery, Pagination, Wallet } from '@passmuster/schemas';
import {
  acceptListWalletsQuery,
  loadListWalletsQuerySchema,
} from '@passmuster/schemas/accept/listWalletsQuery';
import {
  acceptListWalletsResponse,
  loadListWalletsResponseSchema,
} from '@passmuster/schemas/accept/listWalletsResponse';
import type { Client } from '../client.ts';
import type { CallOptions } from '../clientOptions.ts';
import { writeQuery } from '../parts/writeQuery.ts';
import { request } from '../request.ts';
import type { ApiResult } from '../result.ts';

/** One page of wallets. */
export interface WalletPage {
  readonly wallets: Wallet[];
  readonly pagination: Pagination;
}

/**
 * `GET /wallets`: one page, of 10 unless `limit` says otherwise. Source: API spec 1.0.0, List wallets.
 *
 * @example
 * const { data } = await listWallets(client, { status: 'active', limit: 100 });
 * data?.pagination.totalPages // 1
 */
export function listWallets(
  client: Client,
  query: ListWalletsQuery = {},
  options?: CallOptions,
): Promise<ApiResult<WalletPage>> {
  return request(
    client,
    {
      operation: 'listWallets',
      method: 'GET',
      route: '/wallets',
      parts: [
        {
          accept: acceptListWalletsQuery,
          load: loadListWalletsQuerySchema,
          value: query,
          write: writeQuery,
        },
      ],
      answer: { accept: acceptListWalletsResponse, load: loadListWalletsResponseSchema },
      read: ({ data, pagination }) => ({ wallets: data, pagination }),
    },
    options,
  );
}
