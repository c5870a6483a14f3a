import type { CustomerValues, Form, OwnerValues } from '@passmuster/form';

type Owner = Pick<OwnerValues, 'ownership_percentage'>;

// Text that couldn't be read isn't a number, and so below any share. Nobody owns more than all.
const isBeneficial = ({ ownership_percentage: share }: Owner, from: number): boolean =>
  Number(share) >= from && Number(share) <= 100;

/**
 * Marks an owner whose share rises to that of a beneficial owner, 25% unless the reviewer's configuration has another, and takes
 * the mark away when it falls below. What a person chose stays while the share is on the same side. Shares that were entered
 * before the first review are followed after it. Returns a function that ends it.
 */
export function followShares(
  form: Pick<Form<CustomerValues>, 'values' | 'set' | 'state' | 'subscribe'>,
): () => void {
  let last = form.values.business_owners;
  return form.subscribe(() => {
    const owners = form.values.business_owners;
    if (owners === last) return;
    const { beneficialShare: from } = form.state;
    if (from === undefined) {
      // A draft that is opened brings rows of its own: what they held first is compared later.
      const known = new Set(last.map(({ rowId }) => rowId));
      last = [...last, ...owners.filter(({ rowId }) => !known.has(rowId))];
      return;
    }
    const before = new Map(last.map((owner) => [owner.rowId, owner]));
    last = owners;
    for (const [index, owner] of owners.entries()) {
      const earlier = before.get(owner.rowId);
      if (earlier && isBeneficial(earlier, from) !== isBeneficial(owner, from)) {
        form.set(`business_owners.${index}.is_beneficial_owner`, isBeneficial(owner, from));
      }
    }
  });
}
