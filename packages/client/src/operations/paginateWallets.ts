import type { ListWalletsQuery, Wallet } from '@passmuster/schemas';
import type { Client } from '../config/client.ts';
import type { CallOptions } from '../config/clientOptions.ts';
import { PassmusterError } from '../errors/passmusterError.ts';
import { listWallets } from './listWallets.ts';

/**
 * Yields all wallets from `query.page` on, in pages of 100 unless `limit` says otherwise. Fetches a page
 * when it is reached. Wallets created meanwhile may shift others to another page.
 *
 * @throws {PassmusterError} if a page cannot be fetched
 *
 * @example
 * let total = 0;
 * for await (const wallet of paginateWallets(client, { asset_type: 'FIAT' })) total += 1;
 * total // 2
 */
export async function* paginateWallets(
  client: Client,
  query: ListWalletsQuery = {},
  options?: CallOptions,
): AsyncGenerator<Wallet, void, undefined> {
  const { limit = 100 } = query;
  for (let page = query.page ?? 1; ; page++) {
    const { data, error } = await listWallets(client, { ...query, page, limit }, options);
    if (error) throw new PassmusterError(error);
    yield* data.wallets;
    if (page >= data.pagination.totalPages || data.wallets.length === 0) return;
  }
}
