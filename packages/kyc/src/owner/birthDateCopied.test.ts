import { ruleTable } from '../testing/ruleTable.ts';
import { birthDateCopied } from './birthDateCopied.ts';

const born = 'business_owners.0.date_of_birth';

ruleTable(birthDateCopied, [
  { why: 'a day of its own', set: {}, finds: [] },
  { why: 'the day of registration', set: { [born]: '2019-06-30' }, finds: [born] },
  { why: 'the day after it', set: { [born]: '2019-07-01' }, finds: [] },
]);
