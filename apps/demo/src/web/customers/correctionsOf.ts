import type { KnownCustomer } from '../storage/known.ts';

/** Returns which customer each one replaces, by their IDs: a correction is the same application, submitted again. */
export function correctionsOf(
  customers: readonly Pick<KnownCustomer, 'id' | 'draftId' | 'createdAt'>[],
): ReadonlyMap<string, string> {
  const replaced = new Map<string, string>();
  const latest = new Map<string, string>();
  for (const { id, draftId } of customers.toSorted((a, b) => a.createdAt - b.createdAt)) {
    const before = latest.get(draftId);
    if (before !== undefined) replaced.set(id, before);
    latest.set(draftId, id);
  }
  return replaced;
}
