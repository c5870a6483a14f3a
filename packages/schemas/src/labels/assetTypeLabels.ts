import type { AssetType } from '../codes/assetType.ts';
import type { Label } from './label.ts';

/** The kinds of asset, as a form shows them. */
export const assetTypeLabels: Readonly<Record<AssetType, Label>> = {
  STABLECOIN: { label: 'Stablecoin' },
  FIAT: { label: 'Fiat currency' },
};
