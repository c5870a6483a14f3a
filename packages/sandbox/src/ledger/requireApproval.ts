import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Context } from './context.ts';
import { Refused } from './refused.ts';

/**
 * Refuses a wallet or a payout method of a customer who is pending or rejected, if the merchant wants it. The specification
 * doesn't say what such a customer may do. SPEC-GAP 89.
 *
 * @throws Refused when the switch `requireApproval` is on and the customer is not approved.
 */
export async function requireApproval(
  db: Kysely<Tables>,
  { merchant, switches }: Context,
  customerId: string | null,
): Promise<void> {
  if (!switches.requireApproval || customerId === null) return;
  const customer = await db
    .selectFrom('customers')
    .select('kyc_status')
    .where('merchant_id', '=', merchant.id)
    .where('id', '=', customerId)
    .executeTakeFirst();
  // The insertion refuses a customer who doesn't exist.
  if (customer && customer.kyc_status !== 'approved') throw new Refused('CUSTOMER_NOT_APPROVED');
}
