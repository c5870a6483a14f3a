import { success } from '../answer/answer.ts';
import type { Operation } from '../call.ts';
import { readBody } from '../readBody.ts';
import { customerNotFound } from '../routes/customerNotFound.ts';
import { parserOf } from '../validation.ts';
import { KycStatusSchema } from './controlSchemas.ts';
import { idParameter } from './idParameter.ts';

/** `GET /_sandbox/customers/{id}`: the profile and the KYC state, which no public answer shows. SPEC-GAP 19. */
export const showCustomer: Operation = async (call) => {
  const { store, merchant } = call;
  const row = await store.read
    .selectFrom('customers')
    .select(['profile', 'kyc_status', 'updated_at'])
    .where('merchant_id', '=', merchant.id)
    .where('id', '=', idParameter(call, 'customer_id'))
    .executeTakeFirst();
  if (row === undefined) return customerNotFound;
  const profile = JSON.parse(row.profile) as object;
  const { kyc_status, updated_at } = row;
  return success(200, { data: { ...profile, kyc_status, updated_at } });
};

/** `PUT /_sandbox/customers/{id}`: moves the KYC state. */
export const setCustomerStatus: Operation = async (call) => {
  const { store, merchant, now } = call;
  const input = await readBody(call, parserOf(KycStatusSchema));
  if (input.answer) return input.answer;
  const { numUpdatedRows } = await store.write((db) =>
    db
      .updateTable('customers')
      .set({ ...input.value, updated_at: now })
      .where('merchant_id', '=', merchant.id)
      .where('id', '=', idParameter(call, 'customer_id'))
      .executeTakeFirst(),
  );
  return numUpdatedRows === 0n ? customerNotFound : showCustomer(call);
};
