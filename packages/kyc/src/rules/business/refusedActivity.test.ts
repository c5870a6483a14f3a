import { ruleTable } from '../../testing/ruleTable.ts';
import { refusedActivity } from './refusedActivity.ts';

const nature = 'nature_of_business';

ruleTable(refusedActivity, [
  { why: 'software', set: {}, finds: [] },
  { why: 'a casino', set: { [nature]: 'Online casino' }, finds: [nature] },
  { why: 'who has nothing to do with it', set: { [nature]: 'Anti-gambling advice' }, finds: [] },
]);
