import * as v from 'valibot';
import { assetTypes } from '../codes/assetType.ts';
import { openObject } from '../scalar/openObject.ts';
import { openPicklist } from '../scalar/openPicklist.ts';
import { plainObject } from '../scalar/plainObject.ts';
import { TimestampSchema } from '../scalar/timestamp.ts';
import { UuidSchema } from '../scalar/uuid.ts';
import { AssetTypeSchema } from './assetType.ts';

/** Query of `GET /asset-codes`. Source: API spec 1.0.0, List asset codes. */
export const ListAssetCodesQuerySchema = plainObject({
  /** Only assets of this kind. Without it both kinds are returned. */
  asset_type: v.optional(AssetTypeSchema),
});
export type ListAssetCodesQuery = v.InferOutput<typeof ListAssetCodesQuerySchema>;

/** The same query as it arrives in a URL. */
export const ListAssetCodesQueryTextSchema = ListAssetCodesQuerySchema;

/** A supported asset and its networks. Source: API spec 1.0.0, Asset code. */
export const AssetCodeSchema = openObject({
  id: UuidSchema,
  asset_type: openPicklist(assetTypes),
  code: v.string(),
  created_at: TimestampSchema,
  updated_at: TimestampSchema,
  /** Null for FIAT (SPEC-GAP 58). Names are capitalized here, lowercase for wallets (SPEC-GAP 42). */
  networks: v.nullish(
    v.array(openObject({ id: UuidSchema, network: v.string(), created_at: TimestampSchema })),
  ),
});
export type AssetCode = v.InferOutput<typeof AssetCodeSchema>;
