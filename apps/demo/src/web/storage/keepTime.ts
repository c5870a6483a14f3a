import { openStorage } from '../../integration/storage.ts';
import { forgetReport, listReports } from './attemptReports.ts';
import { isShared, readKeepHours, submittedHours } from './keepHours.ts';
import type { KnownCustomer } from './known.ts';
import { addCustomer, listCustomers, saveCustomer, withoutPersonalData } from './localRecords.ts';
import { keepInTab } from './tabRecords.ts';

const hour = 3_600_000;

/**
 * Deletes what is older than this device keeps: drafts that weren't changed, unused files, and what was submitted with its
 * documents and identity numbers.
 *
 * @param now milliseconds since 1970.
 */
export async function removeExpired(now: number): Promise<void> {
  const hours = await readKeepHours();
  // On a shared computer nothing that was submitted stays.
  const limit = (await isShared()) ? Infinity : now - Math.min(hours, submittedHours) * hour;
  const storage = await openStorage();
  const customers = await listCustomers();
  for (const customer of customers) {
    if (customer.application && customer.createdAt < limit)
      await saveCustomer(withoutPersonalData(customer));
  }
  const submitted = new Set(customers.map(({ draftId }) => draftId));
  for (const { id, savedAt } of await storage.list()) {
    if (submitted.has(id) && savedAt < limit) await storage.forget(id);
  }
  await storage.expire(now - hours * hour);
  for (const id of await listReports()) {
    if (!(await storage.load(id)).draft) await forgetReport(id);
  }
}

/**
 * Saves a customer that was created. On a shared computer, what was submitted and its report go with the tab. Elsewhere its draft may
 * stay, for a correction: then the result is true. Rejects if this device has the customer already.
 */
export async function saveSubmitted(customer: KnownCustomer): Promise<boolean> {
  const mustForget = await isShared();
  await addCustomer(mustForget ? withoutPersonalData(customer) : customer);
  if (mustForget) keepInTab(customer);
  await forgetReport(customer.draftId);
  return !mustForget;
}
