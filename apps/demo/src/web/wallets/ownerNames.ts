import type { KnownCustomer } from '../storage/known.ts';

/** Returns the names of customers by their IDs. Those of the same name, such as one that was rejected and its correction, have a part of their IDs. */
export function ownerNames(
  customers: readonly Pick<KnownCustomer, 'id' | 'name'>[],
): ReadonlyMap<string, string> {
  const isShared = (name: string) => customers.filter((one) => one.name === name).length > 1;
  return new Map(
    customers.map(({ id, name }) => [id, isShared(name) ? `${name} (${id.slice(0, 8)})` : name]),
  );
}
