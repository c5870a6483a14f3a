import { UuidSchema } from '@passmuster/schemas';
import * as v from 'valibot';
import { success } from '../answer/answer.ts';
import { refusal } from '../answer/refusal.ts';
import type { Operation } from '../call.ts';
import { toTransaction } from '../ledger/toTransaction.ts';

/** `GET /customers/transactions/by_ref_id/{reference_id}`. Source: API spec 1.0.0. SPEC-GAP 51 to 53. */
export const findTransactions: Operation = async ({ params, switches, store, merchant }) => {
  const reference = params['reference_id'];
  if (!v.is(UuidSchema, reference)) {
    return refusal(
      switches.malformedReferenceStatus,
      'INVALID_REFERENCE_ID',
      'Invalid reference ID format',
    );
  }
  const rows = await store.read
    .selectFrom('transactions')
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .where('reference_id', '=', reference.toLowerCase())
    .orderBy('seq')
    .execute();
  if (rows.length === 0) {
    return refusal(
      switches.unknownReferenceStatus,
      'TRANSACTIONS_NOT_FOUND',
      'No transactions found with this reference ID',
    );
  }
  return success(200, { data: rows.map(toTransaction) });
};
