import type { ListWalletsQuery, Wallet } from '@passmuster/schemas';
import type { Client } from './client.ts';
import type { CallOptions } from './clientOptions.ts';
import { listWallets } from './operations/listWallets.ts';
import { unwrap } from './unwrap.ts';

/**
 * All wallets from `query.page` on, page after page, in pages of 100 unless `limit` says otherwise.
 * A page is fetched when it is reached. Wallets made meanwhile may move others to a page that is past or yet to come.
 *
 * @throws {PassmusterError} when a page cannot be had
 *
 * @example
 * for await (const wallet of paginateWallets(client, { asset_type: 'FIAT' })) total += 1;
 */
export async function* paginateWallets(
  client: Client,
  query: ListWalletsQuery = {},
  options?: CallOptions,
): AsyncGenerator<Wallet, void, undefined> {
  const { limit = 100 } = query;
  for (let page = query.page ?? 1; ; page++) {
    const result = await listWallets(client, { ...query, page, limit }, options);
    const { wallets, pagination } = unwrap(result);
    yield* wallets;
    if (page >= pagination.totalPages || wallets.length === 0) return;
  }
}
