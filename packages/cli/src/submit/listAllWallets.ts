import { type Client, listWallets } from '@passmuster/client';
import type { Wallet } from '@passmuster/schemas';

/** All wallets of one owner, or why they can't be known. */
export type WalletListing =
  | { readonly wallets: readonly Wallet[]; readonly why?: undefined }
  | { readonly why: string };

/** A list that changes while it is read is read again. */
const tries = 3;
const pageLength = 100;
/** About 20 MB, and 100 requests. */
const maxPages = 100;

/** Reads all pages once. Undefined if the list changed meanwhile. */
async function listOnce(
  client: Client,
  customer: string | undefined,
): Promise<WalletListing | undefined> {
  const wallets = new Map<string, Wallet>();
  const totals = new Set<number>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    if (page > maxPages) return { why: `the API has more than ${maxPages * pageLength} wallets` };
    const query = { page, limit: pageLength, ...(customer && { customer_id: customer }) };
    const { data, error } = await listWallets(client, query);
    if (error) return { why: `the API can't be reached (${error.code ?? error.kind})` };
    for (const wallet of data.wallets) wallets.set(wallet.id, wallet);
    pages = data.pagination.totalPages;
    totals.add(data.pagination.total);
  }
  const isComplete = totals.size === 1 && totals.has(wallets.size);
  return isComplete ? { wallets: [...wallets.values()] } : undefined;
}

/**
 * Returns every wallet of a customer, or of the merchant: complete only if there are as many as each page says (a wallet
 * that is created meanwhile moves others to another page).
 */
export async function listAllWallets(
  client: Client,
  customer: string | undefined,
): Promise<WalletListing> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const listing = await listOnce(client, customer);
    if (listing) return listing;
  }
  return { why: 'the list of wallets changes while it is read' };
}
