import { ruleTable } from '../testing/ruleTable.ts';
import { subTypeEmpty } from './subTypeEmpty.ts';

const subType = 'business_owners.0.supporting_documents.0.sub_type';

ruleTable(subTypeEmpty, [
  { why: 'left out', set: { [subType]: undefined }, finds: [] },
  { why: 'empty, as in a sample', set: { [subType]: '' }, finds: [subType] },
]);
