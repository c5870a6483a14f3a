import type { CustomerValues, Form, OwnerValues } from '@passmuster/form';

type Owner = Pick<OwnerValues, 'ownership_percentage'>;

// Text that couldn't be read isn't a number, and so below any share.
const isBeneficial = ({ ownership_percentage: share }: Owner, from: number): boolean =>
  Number(share) >= from;

/** Returns true for a typing error: nobody owns more than all. */
const isTooMuch = ({ ownership_percentage: share }: Owner): boolean => Number(share) > 100;

/**
 * Marks an owner whose share rises to that of a beneficial owner, 25% unless the reviewer's configuration has another, and takes
 * the mark away when it falls below. What a person chose stays while the share is on the same side, and while it is above 100%.
 * Shares that were entered before the first review are followed after it. Returns a function that ends it.
 */
export function followShares(
  form: Pick<Form<CustomerValues>, 'values' | 'set' | 'state' | 'subscribe'>,
): () => void {
  let seen = form.values.business_owners;
  /** The rows as they were when their share was possible. */
  let last = seen;
  return form.subscribe(() => {
    const owners = form.values.business_owners;
    if (owners === seen) return;
    const { beneficialShare: from } = form.state;
    if (from === undefined) {
      // A draft that is opened brings rows of its own: what they held first is compared later.
      const known = new Set(last.map(({ rowId }) => rowId));
      last = [...last, ...owners.filter(({ rowId }) => !known.has(rowId))];
      return;
    }
    const before = new Map(last.map((owner) => [owner.rowId, owner]));
    seen = owners;
    last = owners.map((owner) => (isTooMuch(owner) ? (before.get(owner.rowId) ?? owner) : owner));
    for (const [index, owner] of owners.entries()) {
      const earlier = before.get(owner.rowId);
      if (isTooMuch(owner)) continue;
      if (earlier && isBeneficial(earlier, from) !== isBeneficial(owner, from)) {
        form.set(`business_owners.${index}.is_beneficial_owner`, isBeneficial(owner, from));
      }
    }
  });
}
