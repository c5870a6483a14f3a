import { propertyAt, valueAt } from '@passmuster/findings';
import { fieldLabel } from '@passmuster/schemas/labels';
import type { ReviewedDraft } from './reviewedDraft.ts';

/** Returns the label of a field, as the country of its address calls it. */
export function labelAt(
  path: readonly PropertyKey[],
  { draft, catalog }: Pick<ReviewedDraft, 'draft' | 'catalog'>,
): string {
  const address =
    path[0] === 'business_owners'
      ? valueAt(draft, [...path.slice(0, 2), 'address'])
      : propertyAt(draft, 'registered_address');
  const country = propertyAt(address, 'country');
  return fieldLabel(path, catalog?.labels, typeof country === 'string' ? country : undefined);
}
