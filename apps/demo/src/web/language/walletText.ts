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

/** An address with its middle left out, for lists. */
export const shortAddress = (address: string): string =>
  `${address.slice(0, 6)}…${address.slice(-4)}`;
