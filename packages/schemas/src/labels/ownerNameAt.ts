import { propertyAt } from '@passmuster/findings';
import { checklistLabel } from './labelOf.ts';
import type { PartialLabels } from './labels.ts';

/** Longest name that the list shows, in UTF-16 units. */
const maxLength = 100;

/**
 * Returns the name of the owner that a path belongs to, as typed, or `Owner 2`; undefined for other paths. At most 100
 * UTF-16 units of each name.
 *
 * @example
 * ownerNameAt(['business_owners', 1, 'email'], { business_owners: [{}, { first_name: 'Ada' }] }) // 'Ada'
 * ownerNameAt(['business_owners', 1], {}) // 'Owner 2'
 */
export function ownerNameAt(
  path: readonly PropertyKey[],
  draft: unknown,
  labels?: PartialLabels | undefined,
): string | undefined {
  const [list, index] = path;
  if (list !== 'business_owners' || typeof index !== 'number') return undefined;
  const owner = propertyAt(propertyAt(draft, list), index);
  const names = [propertyAt(owner, 'first_name'), propertyAt(owner, 'last_name')]
    .filter((name) => typeof name === 'string')
    .map((name) => name.slice(0, maxLength).trim())
    .filter((name) => name !== '');
  return (
    names.join(' ') ||
    checklistLabel('checklist', 'owner', labels).replace('{number}', String(index + 1))
  );
}
