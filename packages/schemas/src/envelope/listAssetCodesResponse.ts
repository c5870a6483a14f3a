import * as v from 'valibot';
import { AssetCodeSchema } from '../asset/assetCode.ts';
import { success } from './success.ts';

/**
 * Response of `GET /asset-codes`: the assets and their networks.
 * Source: API spec 1.0.0, List asset codes.
 */
export const ListAssetCodesResponseSchema = success(v.array(AssetCodeSchema));
export type ListAssetCodesResponse = v.InferOutput<typeof ListAssetCodesResponseSchema>;
