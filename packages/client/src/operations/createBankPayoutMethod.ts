import type { BankPayoutMethod, CreateBankPayoutMethod } from '@passmuster/schemas';
import {
  acceptCreateBankPayoutMethod,
  loadCreateBankPayoutMethodSchema,
} from '@passmuster/schemas/accept/createBankPayoutMethod';
import {
  acceptCreateBankPayoutMethodResponse,
  loadCreateBankPayoutMethodResponseSchema,
} from '@passmuster/schemas/accept/createBankPayoutMethodResponse';
import type { Client } from '../client.ts';
import type { CallOptions } from '../clientOptions.ts';
import { writeBody } from '../parts/writeBody.ts';
import { request } from '../request.ts';
import type { ApiResult } from '../result.ts';

/**
 * `POST /payout/methods/banks`. Leave `customer_id` out for a merchant-owned method. Source: API spec 1.0.0, Add bank payout method.
 *
 * @example
 * const { data } = await createBankPayoutMethod(client, { type: 'BANK', currency: 'NGN', account_number: '0000014579' });
 * data?.customer_id // null
 */
export function createBankPayoutMethod(
  client: Client,
  body: CreateBankPayoutMethod,
  options?: CallOptions,
): Promise<ApiResult<BankPayoutMethod>> {
  return request(
    client,
    {
      operation: 'createBankPayoutMethod',
      method: 'POST',
      route: '/payout/methods/banks',
      parts: [
        {
          accept: acceptCreateBankPayoutMethod,
          load: loadCreateBankPayoutMethodSchema,
          value: body,
          write: writeBody,
        },
      ],
      answer: {
        accept: acceptCreateBankPayoutMethodResponse,
        load: loadCreateBankPayoutMethodResponseSchema,
      },
      read: ({ data }) => data,
    },
    options,
  );
}
