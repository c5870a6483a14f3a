import type { DeletePayoutMethod } from '@passmuster/schemas';
import type { Context } from './context.ts';
import { parseId } from './parseId.ts';
import { Refused } from './refused.ts';

/**
 * Deletes a method and returns whose it was. Source: API spec 1.0.0, Delete payout method. SPEC-GAP 49.
 *
 * @throws Refused, the same for an unknown method, another merchant's, or another owner's. SPEC-GAP 48, 50.
 */
export async function deletePayoutMethod(
  { store, merchant }: Context,
  methodId: string,
  { customer_id: given }: DeletePayoutMethod,
): Promise<'Merchant' | 'Customer'> {
  const customerId = given?.toLowerCase() ?? null;
  const { numDeletedRows } = await store.write((db) =>
    db
      .deleteFrom('bank_methods')
      .where('merchant_id', '=', merchant.id)
      .where('id', '=', parseId(methodId) ?? '')
      .where('customer_id', customerId === null ? 'is' : '=', customerId)
      .executeTakeFirst(),
  );
  if (numDeletedRows === 0n) throw new Refused('PAYOUT_METHOD_NOT_FOUND');
  return customerId === null ? 'Merchant' : 'Customer';
}
