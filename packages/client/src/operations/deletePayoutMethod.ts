import type {
  DeletePayoutMethod,
  DeletePayoutMethodParams,
  SuccessMessage,
} from '@passmuster/schemas';
import {
  acceptDeletePayoutMethod,
  loadDeletePayoutMethodSchema,
} from '@passmuster/schemas/accept/deletePayoutMethod';
import {
  acceptDeletePayoutMethodParams,
  loadDeletePayoutMethodParamsSchema,
} from '@passmuster/schemas/accept/deletePayoutMethodParams';
import {
  acceptSuccessMessage,
  loadSuccessMessageSchema,
} from '@passmuster/schemas/accept/successMessage';
import type { Client } from '../client.ts';
import type { CallOptions } from '../clientOptions.ts';
import { writeBody } from '../parts/writeBody.ts';
import { writePath } from '../parts/writePath.ts';
import { request } from '../request.ts';
import type { ApiResult } from '../result.ts';

/**
 * `DELETE /payout/methods/{payout_method_id}`, for good. Name the `customer_id` of a customer's method;
 * a merchant's own is deleted without a body. Source: API spec 1.0.0, Delete payout method.
 *
 * @example
 * const { error } = await deletePayoutMethod(client, { payout_method_id });
 * error?.status // 404 where it does not exist, or is another's
 */
export function deletePayoutMethod(
  client: Client,
  input: DeletePayoutMethodParams & DeletePayoutMethod,
  options?: CallOptions,
): Promise<ApiResult<SuccessMessage>> {
  // What is no object has no fields, and is refused below.
  const { payout_method_id, customer_id }: typeof input = Object(input);
  return request(
    client,
    {
      operation: 'deletePayoutMethod',
      method: 'DELETE',
      route: '/payout/methods/{payout_method_id}',
      parts: [
        {
          accept: acceptDeletePayoutMethodParams,
          load: loadDeletePayoutMethodParamsSchema,
          value: { payout_method_id },
          write: writePath,
        },
        ...(customer_id === undefined
          ? []
          : [
              {
                accept: acceptDeletePayoutMethod,
                load: loadDeletePayoutMethodSchema,
                value: { customer_id },
                write: writeBody,
              },
            ]),
      ],
      answer: { accept: acceptSuccessMessage, load: loadSuccessMessageSchema },
      read: (answer) => answer,
    },
    options,
  );
}
