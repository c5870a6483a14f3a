import type { Wallet } from '@passmuster/schemas';
import type { Selectable } from 'kysely';
import { decimalPlaces } from '../assetCodes.ts';
import type { WalletAddressTable, WalletRow } from '../db/tables.ts';
import { formatMinorUnits } from '../ledger/minorUnits.ts';

export type AddressRow = Pick<
  Selectable<WalletAddressTable>,
  'id' | 'wallet_id' | 'network' | 'address' | 'created_at'
>;

/** A wallet as the API shows it. SPEC-GAP 44: `crypto_wallet_id` only in the answer of its creation. */
export function toWallet(
  row: Omit<WalletRow, 'seq' | 'merchant_id'>,
  addresses: readonly AddressRow[],
  occasion: 'created' | 'listed' = 'listed',
): Wallet {
  return {
    id: row.id,
    asset_type: row.asset_type,
    currency: row.currency,
    balance: formatMinorUnits(BigInt(row.balance), decimalPlaces[row.asset_type]),
    ...(row.description === null ? {} : { description: row.description }),
    status: row.status,
    created_at: row.created_at,
    updated_at: row.updated_at,
    customer_id: row.customer_id,
    addresses: addresses.map(({ id, wallet_id, address, network, created_at }) => ({
      id,
      ...(occasion === 'created' ? { crypto_wallet_id: wallet_id } : {}),
      address,
      network,
      created_at,
    })),
  };
}
