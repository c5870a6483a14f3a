import { ruleTable } from '../../testing/ruleTable.ts';
import { subTypePresent } from './subTypePresent.ts';

const subType = 'business_owners.0.supporting_documents.0.sub_type';

ruleTable(subTypePresent, [
  { why: 'a utility bill', set: {}, finds: [] },
  { why: 'left out', set: { [subType]: undefined }, finds: [subType] },
  { why: 'empty', set: { [subType]: '' }, finds: [subType] },
  { why: 'another type needs none', set: { 'documents.0.sub_type': undefined }, finds: [] },
]);
