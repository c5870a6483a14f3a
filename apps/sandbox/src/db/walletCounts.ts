import { type Kysely, sql } from 'kysely';
import type { Tables, WalletRow } from './tables.ts';

/** All wallets of a merchant. */
export const everyWallet = '*';
/** The wallets a merchant owns itself. */
export const ownWallets = '-';

type Counted = Pick<
  WalletRow,
  'id' | 'merchant_id' | 'customer_id' | 'asset_type' | 'currency' | 'status'
>;

/** Counts a wallet in (`1`) or out (`-1`), in the transaction that writes it. */
export async function countWallet(db: Kysely<Tables>, wallet: Counted, by: 1 | -1): Promise<void> {
  const { merchant_id, asset_type, currency, status } = wallet;
  const row = { merchant_id, asset_type, currency, status, shard: wallet.id.charAt(0) };
  const scopes = [everyWallet, wallet.customer_id ?? ownWallets];
  if (by === -1) {
    await db
      .updateTable('wallet_counts')
      .set({ amount: sql`amount - 1` })
      .where((where) => where.and(row))
      .where('scope', 'in', scopes)
      .execute();
    return;
  }
  await db
    .insertInto('wallet_counts')
    .values(scopes.map((scope) => ({ ...row, scope, amount: 1 })))
    .onConflict((on) =>
      on
        .columns(['merchant_id', 'scope', 'currency', 'status', 'asset_type', 'shard'])
        .doUpdateSet({ amount: sql`wallet_counts.amount + 1` }),
    )
    .execute();
}
