import { type Kysely, sql } from 'kysely';
import { prepared } from './prepared.ts';
import type { StorageKind } from './store.ts';
import type { Tables, WalletRow } from './tables.ts';

/** All wallets of a merchant. */
export const everyWallet = '*';
/** The wallets a merchant owns itself. */
export const ownWallets = '-';

/** SQLite lets one write at a time, so nobody waits for a row. */
const onlyShard = '-';

type Counted = Pick<
  WalletRow,
  'id' | 'merchant_id' | 'customer_id' | 'asset_type' | 'currency' | 'status'
>;

interface Place extends Pick<Counted, 'merchant_id' | 'asset_type' | 'currency' | 'status'> {
  readonly shard: string;
  /** The scope beside `everyWallet`. */
  readonly scope: string;
}

const placeOf = (
  kind: StorageKind,
  { id, merchant_id, customer_id, asset_type, currency, status }: Counted,
): Place => ({
  ...{ merchant_id, asset_type, currency, status },
  shard: kind === 'postgres' ? id.slice(-1) : onlyShard,
  scope: customer_id ?? ownWallets,
});

/** Counts a wallet, in the transaction that writes it. */
export async function countIn(
  kind: StorageKind,
  db: Kysely<Tables>,
  wallet: Counted,
): Promise<void> {
  await addOne(kind, db, placeOf(kind, wallet));
}

/** Counts a wallet no more as what it was. */
export async function countOut(
  kind: StorageKind,
  db: Kysely<Tables>,
  wallet: Counted,
): Promise<void> {
  await takeOne(kind, db, placeOf(kind, wallet));
}

/** Counts all wallets anew: of one merchant, or of every one. */
export async function recountWallets(
  kind: StorageKind,
  db: Kysely<Tables>,
  merchantId?: string,
): Promise<void> {
  const shard = kind === 'postgres' ? sql`substr(id, 36, 1)` : sql.lit(onlyShard);
  const mine = merchantId === undefined ? sql`1 = 1` : sql`merchant_id = ${merchantId}`;
  await sql`delete from wallet_counts where ${mine}`.execute(db);
  for (const scope of [sql.lit(everyWallet), sql`coalesce(customer_id, ${sql.lit(ownWallets)})`]) {
    await sql`
      insert into wallet_counts (merchant_id, scope, asset_type, currency, status, shard, amount)
      select merchant_id, ${scope}, asset_type, currency, status, ${shard}, count(*)
      from wallets where ${mine} group by 1, 2, 3, 4, 5, 6`.execute(db);
  }
}

const rowOf = ({ merchant_id, asset_type, currency, status, shard }: Place) => ({
  ...{ merchant_id, asset_type, currency, status, shard },
  amount: 1,
});

const addOne = prepared((db, place: Place) =>
  db
    .insertInto('wallet_counts')
    .values([
      { ...rowOf(place), scope: everyWallet },
      { ...rowOf(place), scope: place.scope },
    ])
    .onConflict((on) =>
      on
        .columns(['merchant_id', 'scope', 'currency', 'status', 'asset_type', 'shard'])
        .doUpdateSet({ amount: sql`wallet_counts.amount + 1` }),
    ),
);

const takeOne = prepared((db, place: Place) =>
  db
    .updateTable('wallet_counts')
    .set({ amount: sql`amount - 1` })
    .where('merchant_id', '=', place.merchant_id)
    .where('scope', 'in', [everyWallet, place.scope])
    .where('asset_type', '=', place.asset_type)
    .where('currency', '=', place.currency)
    .where('status', '=', place.status)
    .where('shard', '=', place.shard),
);
