import { ruleTable } from '../../testing/ruleTable.ts';
import { beneficialOwnerShare } from './beneficialOwnerShare.ts';

const share = 'business_owners.0.ownership_percentage';
const marked = 'business_owners.0.is_beneficial_owner';

ruleTable(beneficialOwnerShare, [
  { why: '25% and marked', set: { [share]: 25 }, finds: [] },
  { why: '24.99% and marked', set: { [share]: 24.99 }, finds: [marked] },
  { why: 'nothing and not marked', set: { [share]: 0, [marked]: false }, finds: [] },
]);
