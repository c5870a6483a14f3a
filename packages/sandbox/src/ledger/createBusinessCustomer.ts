import { randomUUID } from 'node:crypto';
import { isUniqueViolation } from '../db/databaseError.ts';
import type { Context } from './context.ts';
import { isTakenEmail, isTakenPhone } from './magicValues.ts';
import { type AcceptedCustomer, profileOf } from './profileOf.ts';
import { Refused } from './refused.ts';

/**
 * Stores a customer and returns its profile. Source: API spec 1.0.0, Create business customer. SPEC-GAP 16, 18.
 *
 * @throws Refused when its email or phone is taken.
 */
export async function createBusinessCustomer(context: Context, customer: AcceptedCustomer) {
  const { store, merchant, now } = context;
  if (isTakenEmail(customer.email)) throw new Refused('DUPLICATE_EMAIL');
  if (isTakenPhone(customer.phone)) throw new Refused('DUPLICATE_PHONE');
  const id = randomUUID();
  const profile = { id, ...profileOf(customer), created_at: now, updated_at: now };
  const row = {
    id,
    merchant_id: merchant.id,
    email_folded: customer.email.toLowerCase(),
    phone: customer.phone,
    profile: JSON.stringify(profile),
    kyc_status: 'pending',
    created_at: now,
    updated_at: now,
  };
  try {
    await store.write((db) => db.insertInto('customers').values(row).execute());
  } catch (error) {
    if (isUniqueViolation(error, 'email')) throw new Refused('DUPLICATE_EMAIL');
    if (!isUniqueViolation(error, 'phone')) throw error;
    // If both are taken, the databases report different ones. The answer must be the same on both.
    const hasEmail = await isEmailTaken(context, row.email_folded);
    throw new Refused(hasEmail ? 'DUPLICATE_EMAIL' : 'DUPLICATE_PHONE');
  }
  return profile;
}

async function isEmailTaken({ store, merchant }: Context, folded: string): Promise<boolean> {
  const row = await store.read
    .selectFrom('customers')
    .select('id')
    .where('merchant_id', '=', merchant.id)
    .where('email_folded', '=', folded)
    .executeTakeFirst();
  return row !== undefined;
}
