import type { AssetCode, ListAssetCodesQuery } from '@passmuster/schemas';
import { listAssetCodesQueryShape, listAssetCodesResponseShape } from '@passmuster/schemas/accept';
import { listAssetCodesRoute } from '@passmuster/schemas/operations';
import type { ApiResult } from '../call/result.ts';
import { runCall } from '../call/runCall.ts';
import { writeQuery } from '../call/writeQuery.ts';
import type { Client } from '../config/client.ts';
import type { CallOptions } from '../config/clientOptions.ts';

/**
 * Returns the supported asset codes of both kinds, or of one (`GET /asset-codes`). Source: API spec 1.0.0, List asset codes.
 *
 * @example
 * const { data } = await listAssetCodes(client, { asset_type: 'STABLECOIN' });
 * data?.map(({ code }) => code) // ['USDC']
 */
export function listAssetCodes(
  client: Client,
  query: ListAssetCodesQuery = {},
  options?: CallOptions,
): Promise<ApiResult<AssetCode[]>> {
  return runCall(
    client,
    {
      route: listAssetCodesRoute,
      parts: [{ shape: listAssetCodesQueryShape, value: query, write: writeQuery }],
      answer: listAssetCodesResponseShape,
      read: ({ data }) => data,
    },
    options,
  );
}
