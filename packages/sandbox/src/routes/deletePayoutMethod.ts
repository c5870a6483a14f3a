import {
  parseDeletePayoutMethod,
  parseDeletePayoutMethodParams,
} from '@passmuster/schemas/compiled';
import { success } from '../answer/answer.ts';
import { refusal } from '../answer/refusal.ts';
import type { Operation } from '../call.ts';
import { readBody } from '../readBody.ts';
import { validate } from '../validation.ts';

/** SPEC-GAP 48, 50: the same for an unknown method, another merchant's, or one of another owner. */
const notFound = refusal(404, 'PAYOUT_METHOD_NOT_FOUND', 'Payout method not found');

/** `DELETE /payout/methods/{payout_method_id}`. Source: API spec 1.0.0, Delete payout method. */
export const deletePayoutMethod: Operation = async (call) => {
  const { params, store, merchant } = call;
  const input = await readBody(call, parseDeletePayoutMethod, {});
  if (input.answer) return input.answer;
  const path = validate(parseDeletePayoutMethodParams, params);
  if (path.findings) return notFound;
  const id = path.value.payout_method_id.toLowerCase();
  const customerId = input.value.customer_id?.toLowerCase();
  const { numDeletedRows } = await store.write((db) =>
    db
      .deleteFrom('bank_methods')
      .where('id', '=', id)
      .where('merchant_id', '=', merchant.id)
      .where('customer_id', customerId === undefined ? 'is' : '=', customerId ?? null)
      .executeTakeFirst(),
  );
  if (numDeletedRows === 0n) return notFound;
  const owner = customerId === undefined ? 'Merchant' : 'Customer';
  return success(200, { message: `${owner} payout method deleted` });
};
