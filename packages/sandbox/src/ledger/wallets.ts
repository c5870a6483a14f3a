import { type Kysely, sql } from 'kysely';
import { Refused, refusal } from '../answer/refusal.ts';
import type { Call } from '../call.ts';
import type { Tables } from '../db/tables.ts';

/** Not the API's: a simulation route names a wallet the merchant does not have. */
export const walletNotFound = refusal(404, 'WALLET_NOT_FOUND', 'Wallet not found');
const walletNotActive = refusal(409, 'WALLET_NOT_ACTIVE', 'The wallet is not active');
const insufficientFunds = refusal(409, 'INSUFFICIENT_FUNDS', 'The balance is too low');

export type HeldWallet = Awaited<ReturnType<typeof selectWallets>>[number];

/**
 * The merchant's wallets of these ids, held until the transaction ends, so that a balance that was
 * read is still true when it is written. Always taken in one order, so no two requests wait for each other.
 *
 * @throws Refused when one is not there.
 */
export async function holdWallets(
  db: Kysely<Tables>,
  { merchant, store }: Call,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HeldWallet>> {
  const rows = await selectWallets(db, merchant.id, ids, store.kind === 'postgres');
  const held = new Map(rows.map((row) => [row.id, row]));
  if (ids.some((id) => !held.has(id))) throw new Refused(walletNotFound);
  return held;
}

/** One wallet, held. */
export async function holdWallet(db: Kysely<Tables>, call: Call, id: string): Promise<HeldWallet> {
  const wallet = (await holdWallets(db, call, [id])).get(id);
  if (wallet === undefined) throw new Refused(walletNotFound);
  return wallet;
}

function selectWallets(
  db: Kysely<Tables>,
  merchantId: string,
  ids: readonly string[],
  lock: boolean,
) {
  return db
    .selectFrom('wallets')
    .select(['id', 'customer_id', 'asset_type', 'currency', 'status'])
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
  { now }: Call,
  wallet: HeldWallet,
  by: bigint,
): Promise<bigint> {
  if (wallet.status !== 'active') throw new Refused(walletNotActive);
  return setBalance(db, now, wallet, BigInt(wallet.balance) + by);
}

/** Gives back what a payout held, whatever has become of the wallet since. */
export const restoreBalance = (
  db: Kysely<Tables>,
  { now }: Call,
  wallet: HeldWallet,
  by: bigint,
): Promise<bigint> => setBalance(db, now, wallet, BigInt(wallet.balance) + by);

async function setBalance(
  db: Kysely<Tables>,
  now: string,
  wallet: HeldWallet,
  balance: bigint,
): Promise<bigint> {
  if (balance < 0n) throw new Refused(insufficientFunds);
  await db
    .updateTable('wallets')
    .set({ balance, updated_at: now })
    .where('id', '=', wallet.id)
    .execute();
  return balance;
}
