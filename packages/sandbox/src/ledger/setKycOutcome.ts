import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Context } from './context.ts';
import { type KycOutcome, toReasonsText } from './kycOutcome.ts';

/** A customer with what must be unique among those of its merchant. */
export interface UniqueCustomer {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
}

/** Returns the columns that keep an email and a phone unique. A customer who released them has its id there. */
export const uniqueColumns = ({ id, email, phone }: UniqueCustomer, isReleased: boolean) => ({
  email_folded: isReleased ? id : email.toLowerCase(),
  phone: isReleased ? id : phone,
});

/**
 * Sets the outcome of a KYC check. A rejected customer releases its email and phone, so that a corrected
 * application can be created; another outcome takes them again, unless they are in use. SPEC-GAP 16, 81.
 */
export async function setKycOutcome(
  db: Kysely<Tables>,
  { merchant, now, switches }: Context,
  customer: UniqueCustomer,
  { kyc_status, reasons }: KycOutcome,
): Promise<void> {
  const isReleased = kyc_status === 'rejected' && switches.releaseRejected;
  await db
    .updateTable('customers')
    .set({
      kyc_status,
      kyc_reasons: toReasonsText(reasons),
      due_at: null,
      updated_at: now,
      ...uniqueColumns(customer, isReleased),
    })
    .where('merchant_id', '=', merchant.id)
    .where('id', '=', customer.id)
    .execute();
}
