import type { AssetCode, ListAssetCodesQuery } from '@passmuster/schemas';
import { assetCodes } from './assetCodes.ts';

/** Returns the assets of one kind, or all. Source: API spec 1.0.0, List asset codes. */
export const listAssetCodes = ({ asset_type: wanted }: ListAssetCodesQuery): readonly AssetCode[] =>
  assetCodes.filter(({ asset_type: kind }) => wanted === undefined || kind === wanted);
