import {
  type AssetCode,
  type ListAssetCodesQuery,
  ListAssetCodesQuerySchema,
  ListAssetCodesResponseSchema,
} from '@passmuster/schemas';
import type { Client } from '../client.ts';
import type { CallOptions } from '../clientOptions.ts';
import { request } from '../request.ts';
import type { ApiResult } from '../result.ts';

/**
 * `GET /asset-codes`: both kinds, or one. Source: API spec 1.0.0, List asset codes.
 *
 * @example
 * const { data } = await listAssetCodes(client, { asset_type: 'FIAT' });
 * data?.map(({ code }) => code) // ['ZAR']
 */
export function listAssetCodes(
  client: Client,
  query: ListAssetCodesQuery = {},
  options?: CallOptions,
): Promise<ApiResult<AssetCode[]>> {
  return request(
    client,
    {
      operation: 'listAssetCodes',
      method: 'GET',
      route: '/asset-codes',
      query: { schema: ListAssetCodesQuerySchema, value: query },
      answer: ListAssetCodesResponseSchema,
      read: ({ data }) => data,
    },
    options,
  );
}
