import type { CustomerValues, Form, OwnerValues } from '@passmuster/form';

type Share = OwnerValues['ownership_percentage'];

// Text that couldn't be read isn't a number, and so below any share.
const isBeneficial = (share: Share, from: number): boolean => Number(share) >= from;

/**
 * Marks an owner whose share rises to that of a beneficial owner, 25% unless the reviewer's configuration has another, and takes
 * the mark away when it falls below. While a share is typed, the mark that the owner had before stays if the share is on the same
 * side: on the way from 70 to 80 there is 8. Shares that were entered before the first review are followed after it. Returns a
 * function that ends it.
 */
export function followShares(
  form: Pick<Form<CustomerValues>, 'values' | 'set' | 'state' | 'subscribe'>,
): () => void {
  let { values } = form;
  /** The owners as they were before their share was typed, by row, until something else is changed. */
  const starts = new Map<string, OwnerValues>();
  let isFollowing = false;
  return form.subscribe(() => {
    if (isFollowing) return;
    const { beneficialShare: from } = form.state;
    noteStarts(starts, [values, form.values], from !== undefined);
    values = form.values;
    if (from === undefined) return;
    isFollowing = true;
    for (const [index, { rowId, ...owner }] of values.business_owners.entries()) {
      const start = starts.get(rowId);
      if (!start) continue;
      const mark = markOf(start, owner.ownership_percentage, from);
      if (mark !== owner.is_beneficial_owner) {
        form.set(`business_owners.${index}.is_beneficial_owner`, mark);
      }
    }
    isFollowing = false;
    values = form.values;
  });
}

function markOf(start: OwnerValues, share: Share, from: number): boolean {
  const { ownership_percentage: first, is_beneficial_owner: mark } = start;
  const isNow = isBeneficial(share, from);
  return isBeneficial(first, from) === isNow ? mark : isNow;
}

/** Notes the owners whose share was changed; once they are followed, forgets those that something else was changed of. */
function noteStarts(
  starts: Map<string, OwnerValues>,
  [before, after]: readonly [CustomerValues, CustomerValues],
  isFollowed: boolean,
): void {
  const { business_owners: owners } = after;
  if (isFollowed && after !== before && owners === before.business_owners) starts.clear();
  const earlier = new Map(before.business_owners.map((owner) => [owner.rowId, owner]));
  for (const owner of owners) {
    const was = earlier.get(owner.rowId);
    if (!was || was === owner) continue;
    if (was.ownership_percentage !== owner.ownership_percentage) {
      if (!starts.has(owner.rowId)) starts.set(owner.rowId, was);
    } else if (isFollowed) starts.delete(owner.rowId);
  }
}
