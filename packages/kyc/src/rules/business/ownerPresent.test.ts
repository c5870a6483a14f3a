import { ruleTable } from '../../testing/ruleTable.ts';
import { ownerPresent } from './ownerPresent.ts';

ruleTable(ownerPresent, [
  { why: 'two owners', set: {}, finds: [] },
  { why: 'no owner', set: { business_owners: [] }, finds: ['business_owners'] },
  { why: 'no type yet', set: { business_owners: [], business_type: '' }, finds: [] },
]);
