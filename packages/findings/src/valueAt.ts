import { propertyAt } from './propertyAt.ts';

/**
 * Returns the value at a path; `undefined` if there is none, and if reading it throws. Reads own properties only.
 *
 * @example
 * valueAt({ business_owners: [{ email: 'ada@example.com' }] }, ['business_owners', 0, 'email']) // 'ada@example.com'
 */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(propertyAt, value);
}
