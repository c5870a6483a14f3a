import type { AddressVerdict, ValidateAddressQuery } from '@passmuster/schemas';
import {
  acceptValidateAddressQuery,
  loadValidateAddressQuerySchema,
} from '@passmuster/schemas/accept/validateAddressQuery';
import {
  acceptValidateAddressResponse,
  loadValidateAddressResponseSchema,
} from '@passmuster/schemas/accept/validateAddressResponse';
import type { Client } from '../client.ts';
import type { CallOptions } from '../clientOptions.ts';
import { writeQuery } from '../parts/writeQuery.ts';
import { request } from '../request.ts';
import type { ApiResult } from '../result.ts';

/** Options of `validateAddress`. */
export interface ValidateAddressOptions extends CallOptions {
  /** Names of the two inputs on the wire; the specification does not show them (SPEC-GAP 57). Default `address` and `network`. */
  readonly queryNames?: { readonly address: string; readonly network: string };
}

/**
 * `GET /payouts/validate-address`. Source: API spec 1.0.0, Validate address. SPEC-GAP 56 and 57.
 *
 * @example
 * const { data } = await validateAddress(client, { address, network: 'polygon' });
 * data?.valid // true
 */
export function validateAddress(
  client: Client,
  query: ValidateAddressQuery,
  options: ValidateAddressOptions = {},
): Promise<ApiResult<AddressVerdict>> {
  return request(
    client,
    {
      operation: 'validateAddress',
      method: 'GET',
      route: '/payouts/validate-address',
      parts: [
        {
          accept: acceptValidateAddressQuery,
          load: loadValidateAddressQuerySchema,
          value: query,
          write: (draft, values) => writeQuery(draft, values, options.queryNames),
        },
      ],
      answer: { accept: acceptValidateAddressResponse, load: loadValidateAddressResponseSchema },
      read: ({ data }) => data,
    },
    options,
  );
}
