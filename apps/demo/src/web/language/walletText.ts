import type { Wallet } from '@passmuster/schemas';
import { networkLabels } from '@passmuster/schemas/labels';
import type { Translate } from './useText.ts';

/** What to call a wallet in a list. */
export const walletName = ({ description, currency }: Wallet, t: Translate): string =>
  description || t('{currency} wallet', { currency });

/** The network of a stablecoin wallet, or “Fiat”. */
export function walletKind({ addresses, asset_type }: Wallet, t: Translate): string {
  const names = addresses.map(({ network }) => networkName(network));
  return names.length > 0 ? names.join(', ') : asset_type === 'FIAT' ? t('Fiat') : '';
}

export function networkName(network: string): string {
  const labels: Readonly<Record<string, { readonly label: string }>> = networkLabels;
  return labels[network.toLowerCase()]?.label ?? network;
}

const statuses: Readonly<Record<string, string>> = {
  active: 'Active',
  pending: 'Pending',
  suspended: 'Suspended',
};
/** The state of a wallet in a word. */
export const walletStatus = (status: string, t: Translate): string => t(statuses[status] ?? status);

const types: Readonly<Record<string, string>> = {
  DEPOSIT: 'Deposit',
  'INTERNAL TRANSFER': 'Internal transfer',
  SWAP: 'Currency swap',
  'BANK PAYOUT': 'Bank payout',
};
/** The type of a transaction in a word. The API may have others than are known: SPEC-GAP 54. */
export const transactionType = (type: string, t: Translate): string => t(types[type] ?? type);

const ends: Readonly<Record<string, string>> = {
  COMPLETED: 'Completed',
  FAILED: 'Failed',
  PENDING: 'Pending',
};
/** The state of a transaction in a word. */
export const transactionStatus = (status: string, t: Translate): string =>
  t(ends[status] ?? status);

/** An address with its middle left out, for lists. */
export const shortAddress = (address: string): string =>
  `${address.slice(0, 6)}…${address.slice(-4)}`;
