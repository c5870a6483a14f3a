import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Context } from './context.ts';
import { Refused } from './refused.ts';

export type HeldWallet = Awaited<ReturnType<typeof selectWallets>>[number];

/**
 * Returns the merchant's wallets with these ids, in their order, and locks them until the transaction ends, so
 * that a balance does not change between reading and writing. Locks in one order, so that requests never deadlock.
 *
 * @throws Refused when one does not exist.
 */
export async function holdWallets<const Ids extends readonly string[]>(
  db: Kysely<Tables>,
  { merchant, store }: Context,
  ids: Ids,
): Promise<{ readonly [At in keyof Ids]: HeldWallet }> {
  const rows = await selectWallets(db, merchant.id, ids, store.kind === 'postgres');
  const held = ids.map((id) => {
    const wallet = rows.find((row) => row.id === id);
    if (wallet === undefined) throw new Refused('WALLET_NOT_FOUND');
    return wallet;
  });
  return held as { readonly [At in keyof Ids]: HeldWallet };
}

function selectWallets(
  db: Kysely<Tables>,
  merchantId: string,
  ids: readonly string[],
  lock: boolean,
) {
  return db
    .selectFrom('wallets')
    .select(['id', 'customer_id', 'asset_type', 'currency', 'status', 'network', 'address'])
    .select(sql<string>`cast(balance as text)`.as('balance'))
    .where('merchant_id', '=', merchantId)
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(lock, (rows) => rows.forUpdate())
    .execute();
}

/**
 * Adds to the balance of a held wallet (or takes from it) and returns the new one.
 *
 * @throws Refused when the wallet is not active or the balance would fall below zero.
 */
export async function changeBalance(
  db: Kysely<Tables>,
  context: Context,
  wallet: HeldWallet,
  by: bigint,
): Promise<bigint> {
  if (wallet.status !== 'active') throw new Refused('WALLET_NOT_ACTIVE');
  return setBalance(db, context, wallet, BigInt(wallet.balance) + by);
}

/** Returns the money of a failed payout to its wallet, active or not. */
export const restoreBalance = (
  db: Kysely<Tables>,
  context: Context,
  wallet: HeldWallet,
  by: bigint,
): Promise<bigint> => setBalance(db, context, wallet, BigInt(wallet.balance) + by);

async function setBalance(
  db: Kysely<Tables>,
  { merchant, now }: Context,
  wallet: HeldWallet,
  balance: bigint,
): Promise<bigint> {
  if (balance < 0n) throw new Refused('INSUFFICIENT_FUNDS');
  await db
    .updateTable('wallets')
    .set({ balance, updated_at: now })
    .where('merchant_id', '=', merchant.id)
    .where('id', '=', wallet.id)
    .execute();
  return balance;
}
