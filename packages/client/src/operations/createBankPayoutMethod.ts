import type { BankPayoutMethod, CreateBankPayoutMethod } from '@passmuster/schemas';
import {
  createBankPayoutMethodResponseShape,
  createBankPayoutMethodShape,
} from '@passmuster/schemas/accept';
import { createBankPayoutMethodRoute } from '@passmuster/schemas/operations';
import type { ApiResult } from '../call/result.ts';
import { runCall } from '../call/runCall.ts';
import { writeOwnedBody } from '../call/writeOwnedBody.ts';
import type { Client } from '../config/client.ts';
import type { CallOptions } from '../config/clientOptions.ts';

/**
 * Adds a bank payout method (`POST /payout/methods/banks`). Omit `customer_id` for a merchant-owned method.
 * Source: API spec 1.0.0, Add bank payout method.
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
  return runCall(
    client,
    {
      route: createBankPayoutMethodRoute,
      parts: [{ shape: createBankPayoutMethodShape, value: body, write: writeOwnedBody }],
      answer: createBankPayoutMethodResponseShape,
      read: ({ data }) => data,
    },
    options,
  );
}
