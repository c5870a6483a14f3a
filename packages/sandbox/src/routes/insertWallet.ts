import type { AssetType, CreateWallet, Wallet, WalletStatus } from '@passmuster/schemas';
import type { Insertable, Kysely } from 'kysely';
import type { Call } from '../call.ts';
import { prepared } from '../db/prepared.ts';
import type { Tables, WalletAddressTable, WalletRow, WalletTable } from '../db/tables.ts';
import { countIn } from '../db/walletCounts.ts';
import { type AddressRow, fixedPart } from '../db/walletFaces.ts';
import type { DeriveAddress } from '../depositAddresses.ts';
import { newId } from '../newId.ts';
import { toCreatedWallet } from './toWallet.ts';

/** Writes a wallet, counts it and gives a stablecoin one its deposit address. */
export async function insertWallet(
  db: Kysely<Tables>,
  { merchant, now, store }: Call,
  { currency, customer_id: customerId, description, network }: CreateWallet,
  assetType: AssetType,
  derive: DeriveAddress | undefined,
  /** SPEC-GAP 43: as seen. */
  status: WalletStatus = assetType === 'FIAT' ? 'pending' : 'active',
): Promise<Wallet> {
  const wallet = {
    id: newId(),
    merchant_id: merchant.id,
    customer_id: customerId?.toLowerCase() ?? null,
    asset_type: assetType,
    currency,
    description: description ?? null,
    status,
    created_at: now,
    updated_at: now,
  };
  const face = JSON.stringify(fixedPart(wallet, []));
  const [inserted] = await insertRow(store.kind, db, { ...wallet, face });
  await countIn(store.kind, db, wallet);
  const shown = { ...wallet, balance: '0' };
  if (network === undefined || derive === undefined) return toCreatedWallet(shown, []);
  const seq = Number(inserted?.seq);
  const address: AddressRow = {
    id: newId(),
    wallet_id: wallet.id,
    network,
    address: derive(network, seq),
    created_at: now,
  };
  await insertAddress(store.kind, db, { ...address, merchant_id: merchant.id, path_index: seq });
  await setFace(store.kind, db, { seq, face: JSON.stringify(fixedPart(wallet, [address])) });
  return toCreatedWallet(shown, [address]);
}

const insertRow = prepared((db, wallet: Omit<Insertable<WalletTable>, 'seq' | 'balance'>) =>
  db
    .insertInto('wallets')
    .values({
      id: wallet.id,
      merchant_id: wallet.merchant_id,
      customer_id: wallet.customer_id,
      asset_type: wallet.asset_type,
      currency: wallet.currency,
      description: wallet.description,
      status: wallet.status,
      balance: 0n,
      face: wallet.face,
      created_at: wallet.created_at,
      updated_at: wallet.updated_at,
    })
    .returning('seq'),
);

const setFace = prepared((db, { seq, face }: Pick<WalletRow, 'seq' | 'face'>) =>
  db.updateTable('wallets').set({ face }).where('seq', '=', seq),
);

const insertAddress = prepared((db, row: Insertable<WalletAddressTable>) =>
  db.insertInto('wallet_addresses').values({
    id: row.id,
    merchant_id: row.merchant_id,
    wallet_id: row.wallet_id,
    network: row.network,
    address: row.address,
    path_index: row.path_index,
    created_at: row.created_at,
  }),
);
