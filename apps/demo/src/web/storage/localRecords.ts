import type { Transaction } from '@passmuster/schemas';
import { openStorage } from '../../integration/storage.ts';
import { forgetReport } from './attemptReports.ts';
import { endAllCorrections } from './corrections.ts';
import { openDatabase } from './database.ts';
import type { KnownCustomer, KnownEvent, KnownPayoutMethod } from './known.ts';
import { forgetAllSent } from './sentRequests.ts';
import { forgetInTab, ofTab } from './tabRecords.ts';

export async function listCustomers(): Promise<readonly KnownCustomer[]> {
  const customers = await (await openDatabase()).getAll('customers');
  return customers.sort((a, b) => b.createdAt - a.createdAt);
}

export async function loadCustomer(id: string): Promise<KnownCustomer | undefined> {
  const stored = await (await openDatabase()).get('customers', id);
  return stored && (ofTab(id) ?? stored);
}

/** Adds a customer. Rejects if this device has it already: what was submitted for it never changes. */
export async function addCustomer(customer: KnownCustomer): Promise<void> {
  await (await openDatabase()).add('customers', customer);
}

export async function saveCustomer(customer: KnownCustomer): Promise<void> {
  await (await openDatabase()).put('customers', customer);
}

export async function listPayoutMethods(): Promise<readonly KnownPayoutMethod[]> {
  const methods = await (await openDatabase()).getAll('payoutMethods');
  return methods.sort((a, b) => b.addedAt - a.addedAt);
}

export async function savePayoutMethod(method: KnownPayoutMethod): Promise<void> {
  await (await openDatabase()).put('payoutMethods', method);
}

/** Forgets a payout method that was deleted, and that it was sent: it may be added again. */
export async function forgetPayoutMethod({ id, key }: KnownPayoutMethod): Promise<void> {
  await (await openDatabase()).delete('payoutMethods', id);
  if (key !== undefined) await (await openStorage()).forgetAttempts(key);
}

/** Returns the events of a customer, or of the merchant, the latest first. */
export async function listEvents(subject: string): Promise<readonly KnownEvent[]> {
  const events = await (await openDatabase()).getAllFromIndex('events', 'subject', subject);
  return events.sort((a, b) => b.at - a.at);
}

/** Returns the movements of money from this device, the latest first, each once. */
export async function listMovements(): Promise<readonly KnownEvent[]> {
  const events = await (await openDatabase()).getAll('events');
  const latest = events.filter(({ movement }) => movement).sort((a, b) => b.at - a.at);
  return [...new Map(latest.map((event) => [event.movement?.reference, event])).values()];
}

/** Saves an event. `at` is given if it wasn't now. */
export async function saveEvent(
  event: Omit<KnownEvent, 'id' | 'at'> & Partial<Pick<KnownEvent, 'at'>>,
): Promise<void> {
  await (await openDatabase()).put('events', {
    at: Date.now(),
    ...event,
    id: crypto.randomUUID(),
  });
}

/** Remembers the sides of a movement, each with its wallet and its customer. The API can't list them. */
export async function saveMovement(legs: readonly Transaction[]): Promise<void> {
  for (const leg of legs) {
    const isDebit = leg.transaction_mode === 'DEBIT';
    const movement = {
      reference: leg.reference_id,
      type: leg.transaction_type,
      isDebit,
      amount: leg.amount,
      asset: leg.asset_code,
    };
    const wallet = isDebit ? leg.sender_wallet_id : leg.receiver_wallet_id;
    for (const subject of [wallet, leg.customer_id ?? 'merchant']) {
      if (!subject) continue;
      await saveEvent({ subject, kind: 'money', note: '', movement });
    }
  }
}

/** Returns the customers that one application has created: the one that was rejected, and its corrections. */
export async function customersOf({
  draftId,
}: Pick<KnownCustomer, 'draftId'>): Promise<readonly KnownCustomer[]> {
  return (await listCustomers()).filter((one) => one.draftId === draftId);
}

/** Returns the customers of an application that this device still has as it was submitted: deleting the draft alone leaves that. */
export async function submittedWith(draftId: string): Promise<readonly KnownCustomer[]> {
  return (await customersOf({ draftId })).filter(({ application }) => application);
}

/**
 * Deletes an application, its files and its reports, whichever of its customers they are of. Their names, countries and IDs stay, to
 * find their wallets.
 */
export async function forgetPersonalData({ draftId }: KnownCustomer): Promise<void> {
  for (const customer of await customersOf({ draftId })) {
    await saveCustomer(withoutPersonalData(customer));
    forgetInTab(customer.id);
  }
  await forgetReport(draftId);
  await (await openStorage()).forget(draftId);
}

/** Returns the customer without its personal data. */
export function withoutPersonalData(customer: KnownCustomer): KnownCustomer {
  const { application: _, report: __, ...rest } = customer;
  return rest;
}

/** Forgets everything that the sandbox no longer has, and that it was submitted. Drafts stay. */
export async function forgetAll(): Promise<void> {
  const db = await openDatabase();
  for (const store of ['customers', 'payoutMethods', 'events'] as const) await db.clear(store);
  await forgetAllSent();
  await endAllCorrections();
  await (await openStorage()).forgetAttempts();
}
