import type { BusinessCustomerInput, BusinessCustomerProfile } from '@passmuster/schemas';
import {
  acceptBusinessCustomer,
  loadBusinessCustomerSchema,
} from '@passmuster/schemas/accept/businessCustomer';
import {
  acceptCreateBusinessCustomerResponse,
  loadCreateBusinessCustomerResponseSchema,
} from '@passmuster/schemas/accept/createBusinessCustomerResponse';
import type { Client } from '../client.ts';
import type { CallOptions } from '../clientOptions.ts';
import { writeBody } from '../parts/writeBody.ts';
import { request } from '../request.ts';
import type { ApiResult } from '../result.ts';

/**
 * `POST /business-customers`. Defaults are filled in. Source: API spec 1.0.0, Create business customer.
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
      operation: 'createBusinessCustomer',
      method: 'POST',
      route: '/business-customers',
      parts: [
        {
          accept: acceptBusinessCustomer,
          load: loadBusinessCustomerSchema,
          value: body,
          write: writeBody,
        },
      ],
      answer: {
        accept: acceptCreateBusinessCustomerResponse,
        load: loadCreateBusinessCustomerResponseSchema,
      },
      read: ({ data }) => data,
    },
    options,
  );
}
