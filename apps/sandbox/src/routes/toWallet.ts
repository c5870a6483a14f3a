import type { Wallet } from '@passmuster/schemas';
import { decimalPlaces } from '../assetCodes.ts';
import type { WalletRow } from '../db/tables.ts';
import { type AddressRow, fixedPart } from '../db/walletFaces.ts';
import { formatMinorUnits } from '../ledger/minorUnits.ts';

type MovingColumns = Pick<WalletRow, 'asset_type' | 'balance' | 'status' | 'updated_at'>;

const balanceOf = ({ balance, asset_type }: MovingColumns): string =>
  formatMinorUnits(BigInt(balance), decimalPlaces[asset_type]);

/** A new wallet as the API shows it. SPEC-GAP 44: `crypto_wallet_id` only in the answer of its creation. */
export function toCreatedWallet(
  row: Omit<WalletRow, 'seq' | 'merchant_id' | 'face'>,
  deposits: readonly AddressRow[],
): Wallet {
  const { addresses, ...fixed } = fixedPart(row, deposits);
  return {
    ...fixed,
    addresses: addresses.map((address) => ({ ...address, crypto_wallet_id: row.id })),
    balance: balanceOf(row),
    status: row.status,
    updated_at: row.updated_at,
  };
}

/** A wallet of a list, as JSON text: its face, and what may have changed. Neither needs escaping. */
export const toListedText = (row: MovingColumns & Pick<WalletRow, 'face'>): string =>
  `${row.face.slice(0, -1)},"balance":"${balanceOf(row)}","status":"${row.status}","updated_at":"${row.updated_at}"}`;
