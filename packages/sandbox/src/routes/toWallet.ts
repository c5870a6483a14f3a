import type { AssetType, Wallet } from '@passmuster/schemas';
import { sql } from 'kysely';
import { decimalPlaces } from '../assetCodes.ts';
import type { WalletRow } from '../db/tables.ts';
import { type AddressRow, fixedPart } from '../db/walletFaces.ts';
import { formatMinorUnits } from '../ledger/minorUnits.ts';

const balanceText = (balance: string, assetType: AssetType): string =>
  formatMinorUnits(BigInt(balance), decimalPlaces[assetType]);

/** A new wallet as the API shows it. SPEC-GAP 44: `crypto_wallet_id` only in the answer of its creation. */
export function toCreatedWallet(
  row: Omit<WalletRow, 'seq' | 'merchant_id' | 'face'>,
  deposits: readonly AddressRow[],
): Wallet {
  const { addresses, ...fixed } = fixedPart(row, deposits);
  return {
    ...fixed,
    addresses: addresses.map((address) => ({ ...address, crypto_wallet_id: row.id })),
    balance: balanceText(row.balance, row.asset_type),
    status: row.status,
    updated_at: row.updated_at,
  };
}

/** What may have changed of a wallet, as one text: a row is read the faster, the fewer columns it has. */
export const movingColumns = sql<string>`status || ' ' || updated_at || ' ' || asset_type || ' ' || balance`;

/** A wallet of a list, as JSON text: its face, and what may have changed. Neither needs escaping. */
export function toListedText({ face, moving }: { readonly face: string; readonly moving: string }) {
  const [status, updatedAt, assetType, balance = ''] = moving.split(' ');
  const shown = balanceText(balance, assetType as AssetType);
  return `${face.slice(0, -1)},"balance":"${shown}","status":"${status}","updated_at":"${updatedAt}"}`;
}
