import { ruleTable } from '../../testing/ruleTable.ts';
import { beneficialOwnerMarked } from './beneficialOwnerMarked.ts';

const share = 'business_owners.0.ownership_percentage';
const marked = 'business_owners.0.is_beneficial_owner';

ruleTable(beneficialOwnerMarked, [
  { why: '25% and marked', set: { [share]: 25 }, finds: [] },
  { why: '25% and not marked', set: { [share]: 25, [marked]: false }, finds: [marked] },
  { why: 'left out counts as not marked', set: { [marked]: undefined }, finds: [marked] },
  { why: '24.99% and not marked', set: { [share]: 24.99, [marked]: false }, finds: [] },
]);
