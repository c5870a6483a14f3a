import { ruleTable } from '../../testing/ruleTable.ts';
import { signer } from './signer.ts';

ruleTable(signer, [
  { why: 'one signs', set: {}, finds: [] },
  { why: 'none signs', set: { 'business_owners.0.is_signer': false }, finds: ['business_owners'] },
  { why: 'no owner yet', set: { business_owners: [] }, finds: [] },
]);
