import type { BusinessCustomerInput, BusinessCustomerProfile } from '@passmuster/schemas';
import { businessCustomerShape } from '@passmuster/schemas/accept/businessCustomer';
import { createBusinessCustomerResponseShape } from '@passmuster/schemas/accept/createBusinessCustomerResponse';
import { createBusinessCustomerRoute } from '@passmuster/schemas/operations';
import { request } from '../call/request.ts';
import type { ApiResult } from '../call/result.ts';
import { writeBody } from '../call/writeBody.ts';
import type { Client } from '../config/client.ts';
import type { CallOptions } from '../config/clientOptions.ts';

/**
 * Creates a business customer (`POST /business-customers`). Fills in the defaults.
 * Source: API spec 1.0.0, Create business customer.
 *
 * @example
 * const { data, error } = await createBusinessCustomer(client, customer);
 * error?.issues.map(({ path }) => path.join('.')) // ['business_owners.0.email'], or undefined
 */
export function createBusinessCustomer(
  client: Client,
  body: BusinessCustomerInput,
  options?: CallOptions,
): Promise<ApiResult<BusinessCustomerProfile>> {
  return request(
    client,
    {
      route: createBusinessCustomerRoute,
      parts: [{ shape: businessCustomerShape, value: body, write: writeBody }],
      answer: createBusinessCustomerResponseShape,
      read: ({ data }) => data,
    },
    options,
  );
}
