import type { AssetType, Wallet } from '@passmuster/schemas';
import type { WalletRow } from '../db/tables.ts';
import { decimalPlaces } from './assetCodes.ts';
import { formatMinorUnits } from './minorUnits.ts';

const balanceText = (balance: string, assetType: AssetType): string =>
  formatMinorUnits(BigInt(balance), decimalPlaces[assetType]);

/** Returns a wallet as the API lists it. SPEC-GAP 44: `description` is absent when not given. */
export function toWallet(row: Omit<WalletRow, 'seq' | 'merchant_id' | 'due_at'>): Wallet {
  const { description, balance, address_id: id, network, address, ...wallet } = row;
  const addresses =
    id === null || network === null || address === null
      ? []
      : [{ id, address, network, created_at: wallet.created_at }];
  return {
    ...wallet,
    ...(description === null ? {} : { description }),
    balance: balanceText(balance, wallet.asset_type),
    addresses,
  };
}
