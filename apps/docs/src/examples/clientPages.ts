import { bindClient, type Client, paginateWallets, unwrap } from '@passmuster/client';

/** Returns the ids of all active wallets. Pages are fetched as they are needed; an error is thrown. */
export async function activeWallets(client: Client): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { id } of paginateWallets(client, { status: 'active' })) ids.push(id);
  return ids;
}

/** Returns how many wallets there are, by methods instead of functions and by an exception instead of an error. */
export async function countWallets(client: Client): Promise<number> {
  const { pagination } = unwrap(await bindClient(client).wallets.list());
  return pagination.total;
}
