import { ruleTable } from '../../testing/ruleTable.ts';
import { honorific } from './honorific.ts';

const first = 'business_owners.0.first_name';

ruleTable(honorific, [
  { why: 'a name', set: {}, finds: [] },
  { why: 'a title', set: { [first]: 'Dr. Thandi' }, finds: [first] },
  { why: 'a title alone, which may be a name', set: { [first]: 'Chief' }, finds: [] },
]);
