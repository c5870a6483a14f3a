import type { KnownCustomer } from './known.ts';

/** What was submitted on a shared computer, by the ID of its customer: in memory, so that it goes with the tab. */
const submitted = new Map<string, KnownCustomer>();

/** Keeps what was submitted until the tab is closed or loaded again: its report can be read and printed until then. */
export const keepInTab = (customer: KnownCustomer): void =>
  void submitted.set(customer.id, customer);

export const ofTab = (id: string): KnownCustomer | undefined => submitted.get(id);

export const forgetInTab = (id: string): void => void submitted.delete(id);
