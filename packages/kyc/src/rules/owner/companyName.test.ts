import { ruleTable } from '../../testing/ruleTable.ts';
import { companyName } from './companyName.ts';

const last = 'business_owners.0.last_name';

ruleTable(companyName, [
  { why: 'a person', set: {}, finds: [] },
  { why: 'a company', set: { [last]: 'Mokoena Holdings Ltd' }, finds: [last] },
  { why: 'a trust', set: { [last]: 'Mokoena Family Trust' }, finds: [last] },
  { why: 'a name that is a word of companies', set: { [last]: 'Limited' }, finds: [] },
]);
