import type { Kysely, Selectable } from 'kysely';
import type { Tables, WalletAddressTable, WalletRow } from './tables.ts';

export type AddressRow = Pick<
  Selectable<WalletAddressTable>,
  'id' | 'wallet_id' | 'network' | 'address' | 'created_at'
>;

/** What never changes of a wallet, as the API shows it. */
export function fixedPart(
  { id, asset_type, currency, description, created_at, customer_id }: FixedColumns,
  addresses: readonly AddressRow[],
) {
  return {
    id,
    asset_type,
    currency,
    ...(description === null ? {} : { description }),
    created_at,
    customer_id,
    addresses: addresses.map(({ id, address, network, created_at }) => ({
      ...{ id, address, network, created_at },
    })),
  };
}

type FixedColumns = Pick<
  WalletRow,
  'id' | 'asset_type' | 'currency' | 'description' | 'created_at' | 'customer_id'
>;

const rowsAtOnce = 500;

/** Writes the faces that are missing: of rows that came in by a migration or a snapshot. */
export async function writeFaces(db: Kysely<Tables>): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('wallets')
      .leftJoin('wallet_addresses as deposit', 'deposit.wallet_id', 'wallets.id')
      .select(['seq', 'wallets.id', 'asset_type', 'currency', 'description'])
      .select(['wallets.created_at', 'customer_id', 'deposit.id as address_id'])
      .select(['network', 'address', 'deposit.created_at as address_at'])
      .where('face', '=', '')
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(rowsAtOnce)
      .execute();
    for (const { address_id, network, address, address_at, ...wallet } of rows) {
      const deposit =
        address_id === null || network === null || address === null || address_at === null
          ? []
          : [{ id: address_id, wallet_id: wallet.id, network, address, created_at: address_at }];
      const face = JSON.stringify(fixedPart(wallet, deposit));
      await db.updateTable('wallets').set({ face }).where('seq', '=', wallet.seq).execute();
      last = wallet.seq;
    }
    if (rows.length < rowsAtOnce) return;
  }
}
