import type { AssetCode, ListAssetCodesQuery } from '@passmuster/schemas';
import { assetCodes } from './assetCodes.ts';
import type { Switches } from './switches.ts';

/** SPEC-GAP 42: the names as wallets have them. */
const withLowercaseNetworks = ({ networks, ...asset }: AssetCode): AssetCode => ({
  ...asset,
  networks: networks?.map((one) => ({ ...one, network: one.network.toLowerCase() })) ?? null,
});

/** Returns the assets of one kind, or all. Source: API spec 1.0.0, List asset codes. */
export function listAssetCodes(
  { capitalizedNetworks }: Switches,
  { asset_type: wanted }: ListAssetCodesQuery,
): readonly AssetCode[] {
  const found = assetCodes.filter(
    ({ asset_type: kind }) => wanted === undefined || kind === wanted,
  );
  return capitalizedNetworks ? found : found.map(withLowercaseNetworks);
}
