import {
  beneficialShare,
  type CustomerValues,
  type Form,
  type OwnerValues,
} from '@passmuster/form';

type Owner = Pick<OwnerValues, 'ownership_percentage'>;

// Text that couldn't be read isn't a number, and so below any share.
const isBeneficial = ({ ownership_percentage: share }: Owner): boolean =>
  Number(share) >= beneficialShare;

/**
 * Marks an owner whose share rises to 25% as a beneficial owner, and takes the mark away when it falls below. What a person
 * chose stays while the share is on the same side. Returns a function that ends it.
 */
export function followShares(
  form: Pick<Form<CustomerValues>, 'values' | 'set' | 'subscribe'>,
): () => void {
  let last = form.values.business_owners;
  return form.subscribe(() => {
    const owners = form.values.business_owners;
    if (owners === last) return;
    const before = new Map(last.map((owner) => [owner.rowId, owner]));
    last = owners;
    for (const [index, owner] of owners.entries()) {
      const earlier = before.get(owner.rowId);
      if (earlier && isBeneficial(earlier) !== isBeneficial(owner)) {
        form.set(`business_owners.${index}.is_beneficial_owner`, isBeneficial(owner));
      }
    }
  });
}
