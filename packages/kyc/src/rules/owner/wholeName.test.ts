import { ruleTable } from '../../testing/ruleTable.ts';
import { wholeName } from './wholeName.ts';

const first = 'business_owners.0.first_name';
const last = 'business_owners.0.last_name';

ruleTable(wholeName, [
  { why: 'two names', set: {}, finds: [] },
  {
    why: 'the whole name twice',
    set: { [first]: 'Thandi Mokoena', [last]: 'Thandi  MOKOENA' },
    finds: [first],
  },
  { why: 'one word twice', set: { [first]: 'Ali', [last]: 'Ali' }, finds: [] },
  {
    why: 'a name within the other',
    set: { [first]: 'Thandi Mokoena', [last]: 'Mokoena' },
    finds: [],
  },
]);
