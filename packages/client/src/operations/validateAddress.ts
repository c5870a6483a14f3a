import type { AddressVerdict, ValidateAddressQuery } from '@passmuster/schemas';
import {
  validateAddressQueryShape,
  validateAddressResponseShape,
} from '@passmuster/schemas/accept';
import { validateAddressRoute } from '@passmuster/schemas/operations';
import type { ApiResult } from '../call/result.ts';
import { runCall } from '../call/runCall.ts';
import { writeQuery } from '../call/writeQuery.ts';
import type { Client } from '../config/client.ts';
import type { CallOptions } from '../config/clientOptions.ts';

/** Options of `validateAddress`. */
export interface ValidateAddressOptions extends CallOptions {
  /** Names of the two query parameters, which the specification does not show (SPEC-GAP 57). Default `address` and `network`. */
  readonly queryNames?: { readonly address: string; readonly network: string };
}

/**
 * Returns whether a stablecoin address is valid (`GET /payouts/validate-address`). Source: API spec 1.0.0, Validate address. SPEC-GAP 56 and 57.
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
  return runCall(
    client,
    {
      route: validateAddressRoute,
      parts: [
        {
          shape: validateAddressQueryShape,
          value: query,
          write: (draft, values) => writeQuery(draft, values, options.queryNames),
        },
      ],
      answer: validateAddressResponseShape,
      read: ({ data }) => data,
    },
    options,
  );
}
