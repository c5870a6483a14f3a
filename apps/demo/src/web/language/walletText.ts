import type { Wallet } from '@passmuster/schemas';
import { labelOf } from '@passmuster/schemas/labels';
import type { Translate } from './useText.ts';

/** Returns the name of a wallet in a list. */
export const walletName = ({ description, currency }: Wallet, t: Translate): string =>
  description || t('{currency} wallet', { currency });

/** Returns the network of a stablecoin wallet, or “Fiat”. */
export function walletKind({ addresses, asset_type }: Wallet, t: Translate): string {
  const names = addresses.map(({ network }) => networkName(network));
  return names.length > 0
    ? names.join(', ')
    : asset_type === 'FIAT'
      ? t.labels.assetTypes.FIAT
      : '';
}

export function networkName(network: string): string {
  const code = network.toLowerCase();
  const name = labelOf('networks', code);
  return name === code ? network : name;
}

/** Returns the state of a wallet in a word. */
export const walletStatus = (status: string, t: Translate): string =>
  labelOf('walletStatuses', status, t.labels);

const types: Readonly<Record<string, string>> = {
  DEPOSIT: 'Deposit',
  'INTERNAL TRANSFER': 'Internal transfer',
  SWAP: 'Currency swap',
  'BANK PAYOUT': 'Bank payout',
};
/** Returns the type of a transaction in a word. The API may have others than are known: SPEC-GAP 54. */
export const transactionType = (type: string, t: Translate): string => t(types[type] ?? type);

const ends: Readonly<Record<string, string>> = {
  COMPLETED: 'Completed',
  FAILED: 'Failed',
  PENDING: 'Pending',
};
/** Returns the state of a transaction in a word. */
export const transactionStatus = (status: string, t: Translate): string =>
  t(ends[status] ?? status);

/** Returns an address with its middle left out, for lists. */
export const shortAddress = (address: string): string =>
  `${address.slice(0, 6)}…${address.slice(-4)}`;
