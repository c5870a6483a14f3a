import { ruleTable } from '../../testing/ruleTable.ts';
import { nonprofitOwner } from './nonprofitOwner.ts';

const type = 'business_type';
const share = 'business_owners.0.ownership_percentage';

ruleTable(nonprofitOwner, [
  {
    why: 'an officer without a share',
    set: { [type]: 'NONPROFIT_CORPORATION', [share]: 0 },
    finds: [],
  },
  { why: 'shares of members', set: { [type]: 'NONPROFIT_CORPORATION', [share]: 99.99 }, finds: [] },
  {
    why: 'an owner of all',
    set: { [type]: 'NONPROFIT_CORPORATION', [share]: 100 },
    finds: [share],
  },
  { why: 'a cooperative', set: { [type]: 'COOPERATIVE', [share]: 100 }, finds: [] },
]);
