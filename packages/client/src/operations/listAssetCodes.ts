import type { AssetCode, ListAssetCodesQuery } from '@passmuster/schemas';
import {
  acceptListAssetCodesQuery,
  loadListAssetCodesQuerySchema,
} from '@passmuster/schemas/accept/listAssetCodesQuery';
import {
  acceptListAssetCodesResponse,
  loadListAssetCodesResponseSchema,
} from '@passmuster/schemas/accept/listAssetCodesResponse';
import type { Client } from '../client.ts';
import type { CallOptions } from '../clientOptions.ts';
import { writeQuery } from '../parts/writeQuery.ts';
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
      parts: [
        {
          accept: acceptListAssetCodesQuery,
          load: loadListAssetCodesQuerySchema,
          value: query,
          write: writeQuery,
        },
      ],
      answer: { accept: acceptListAssetCodesResponse, load: loadListAssetCodesResponseSchema },
      read: ({ data }) => data,
    },
    options,
  );
}
