import { type Kysely, sql } from 'kysely';
import { prepared } from './prepared.ts';
import type { StorageKind } from './store.ts';
import type { Tables, WalletRow } from './tables.ts';

/** All wallets of a merchant. */
export const everyWallet = '*';
/** The wallets a merchant owns itself. */
export const ownWallets = '-';

type Counted = Pick<
  WalletRow,
  'id' | 'merchant_id' | 'customer_id' | 'asset_type' | 'currency' | 'status'
>;

interface Place extends Pick<Counted, 'merchant_id' | 'asset_type' | 'currency' | 'status'> {
  readonly shard: string;
  /** The scope beside `everyWallet`. */
  readonly scope: string;
}

const placeOf = ({
  id,
  merchant_id,
  customer_id,
  asset_type,
  currency,
  status,
}: Counted): Place => ({
  ...{ merchant_id, asset_type, currency, status },
  shard: id.charAt(0),
  scope: customer_id ?? ownWallets,
});

/** Counts a wallet, in the transaction that writes it. */
export async function countIn(
  kind: StorageKind,
  db: Kysely<Tables>,
  wallet: Counted,
): Promise<void> {
  await addOne(kind, db, placeOf(wallet));
}

/** Counts a wallet no more as what it was. */
export async function countOut(
  kind: StorageKind,
  db: Kysely<Tables>,
  wallet: Counted,
): Promise<void> {
  await takeOne(kind, db, placeOf(wallet));
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
