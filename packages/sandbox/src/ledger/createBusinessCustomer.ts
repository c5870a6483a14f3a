import { randomUUID } from 'node:crypto';
import type { Context } from './context.ts';
import { kycOutcomeOf } from './kycOutcome.ts';
import { laterThan } from './laterThan.ts';
import { isTakenEmail, isTakenPhone } from './magicValues.ts';
import { type AcceptedCustomer, profileOf } from './profileOf.ts';
import { refuseDuplicates } from './refuseDuplicates.ts';
import { Refused } from './refused.ts';
import { setKycOutcome, uniqueColumns } from './setKycOutcome.ts';

/**
 * Stores a customer and returns its profile. Source: API spec 1.0.0, Create business customer. SPEC-GAP 16, 18, 81.
 *
 * @throws Refused when its email or phone is taken, or its registration number is a magic one that doesn't exist.
 */
export async function createBusinessCustomer(context: Context, customer: AcceptedCustomer) {
  const { store, merchant, now, switches } = context;
  if (isTakenEmail(customer.email)) throw new Refused('DUPLICATE_EMAIL');
  if (isTakenPhone(customer.phone)) throw new Refused('DUPLICATE_PHONE');
  const outcome = switches.kycOutcomes ? kycOutcomeOf(customer.registration_number) : undefined;
  if (switches.kycOutcomes && !outcome) throw new Refused('UNKNOWN_KYC_OUTCOME');
  const id = randomUUID();
  const profile = { id, ...profileOf(customer), created_at: now, updated_at: now };
  const row = {
    id,
    merchant_id: merchant.id,
    ...uniqueColumns({ id, ...customer }, false),
    profile: JSON.stringify(profile),
    kyc_status: 'pending',
    due_at: outcome && switches.kycAfterMs > 0 ? laterThan(now, switches.kycAfterMs) : null,
    created_at: now,
    updated_at: now,
  };
  await refuseDuplicates(context, row.email_folded, () =>
    store.write(async (db) => {
      await db.insertInto('customers').values(row).execute();
      if (outcome && row.due_at === null)
        await setKycOutcome(db, context, { id, ...customer }, outcome);
    }),
  );
  return profile;
}
