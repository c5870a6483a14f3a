import type {
  DeletePayoutMethod,
  DeletePayoutMethodParams,
  SuccessMessage,
} from '@passmuster/schemas';
import {
  deletePayoutMethodParamsShape,
  deletePayoutMethodShape,
  successMessageShape,
} from '@passmuster/schemas/accept';
import { deletePayoutMethodRoute } from '@passmuster/schemas/operations';
import type { ApiResult } from '../call/result.ts';
import { runCall } from '../call/runCall.ts';
import { writeBody } from '../call/writeBody.ts';
import { writePath } from '../call/writePath.ts';
import type { Client } from '../config/client.ts';
import type { CallOptions } from '../config/clientOptions.ts';

/**
 * Deletes a payout method for good (`DELETE /payout/methods/{payout_method_id}`). Send `customer_id`
 * for a method of a customer. A merchant-owned method is deleted without a body, also if its `customer_id`
 * is passed as it was received, null (SPEC-GAP 77).
 * Source: API spec 1.0.0, Delete payout method.
 *
 * @example
 * const { error } = await deletePayoutMethod(client, { payout_method_id });
 * error?.status // undefined
 */
export function deletePayoutMethod(
  client: Client,
  input: DeletePayoutMethodParams & DeletePayoutMethod,
  options?: CallOptions,
): Promise<ApiResult<SuccessMessage>> {
  // A value that is not an object has no fields, and is refused below.
  const { payout_method_id, customer_id }: typeof input = Object(input);
  return runCall(
    client,
    {
      route: deletePayoutMethodRoute,
      parts: [
        { shape: deletePayoutMethodParamsShape, value: { payout_method_id }, write: writePath },
        ...(customer_id == null
          ? []
          : [{ shape: deletePayoutMethodShape, value: { customer_id }, write: writeBody }]),
      ],
      answer: successMessageShape,
      read: (answer) => answer,
    },
    options,
  );
}
