import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Context } from './context.ts';
import { kycOutcomeOf } from './kycOutcome.ts';
import { setKycOutcome, type UniqueCustomer } from './setKycOutcome.ts';

/**
 * Applies what is due by the clock of the merchant: KYC outcomes, and fiat wallets that become active. A change is dated when
 * it was due, not when a request noticed it. Without the switches that delay outcomes it does not access the database.
 * SPEC-GAP 43, 81.
 */
export async function applyDueOutcomes(context: Context): Promise<void> {
  const { store, switches } = context;
  if (switches.kycAfterMs === 0 && switches.fiatActiveAfterMs === null) return;
  const [wallets, customers] = await Promise.all([
    dueWallets(store.read, context).limit(1).execute(),
    dueCustomers(store.read, context).limit(1).execute(),
  ]);
  if (wallets.length + customers.length === 0) return;
  await store.write(async (db) => {
    await db
      .updateTable('wallets')
      .set((row) => ({ status: 'active', updated_at: row.ref('due_at').$notNull(), due_at: null }))
      .where('merchant_id', '=', context.merchant.id)
      .where('due_at', '<=', context.now)
      .execute();
    const due = await dueCustomers(db, context)
      .$if(store.kind === 'postgres', (rows) => rows.forUpdate())
      .execute();
    for (const { id, profile, due_at: now } of due) {
      const customer = JSON.parse(profile) as StoredProfile;
      const outcome = kycOutcomeOf(customer.registration_number ?? '');
      if (outcome) await setKycOutcome(db, { ...context, now }, { ...customer, id }, outcome);
    }
  });
}

/** The sample customer has no registration number. */
interface StoredProfile extends Pick<UniqueCustomer, 'email' | 'phone'> {
  readonly registration_number?: string;
}

const dueWallets = (db: Kysely<Tables>, { merchant, now }: Context) =>
  db
    .selectFrom('wallets')
    .select('id')
    .where('merchant_id', '=', merchant.id)
    .where('due_at', '<=', now);

/** In the order of their ids, so that two requests never deadlock. */
const dueCustomers = (db: Kysely<Tables>, { merchant, now }: Context) =>
  db
    .selectFrom('customers')
    .select(['id', 'profile', 'due_at'])
    .$narrowType<{ due_at: string }>()
    .where('merchant_id', '=', merchant.id)
    .where('due_at', '<=', now)
    .orderBy('id');
