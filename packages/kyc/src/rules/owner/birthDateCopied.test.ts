import { ruleTable } from '../../testing/ruleTable.ts';
import { birthDateCopied } from './birthDateCopied.ts';

const born = 'business_owners.0.date_of_birth';
const since = 'business_owners.0.relationship_establishment_date';

ruleTable(birthDateCopied, [
  { why: 'a day of its own', set: {}, finds: [] },
  { why: 'the day of registration', set: { [born]: '2019-06-30' }, finds: [born] },
  { why: 'the day after it', set: { [born]: '2019-07-01' }, finds: [] },
  {
    why: 'the day on which the relationship began',
    set: { [born]: '2019-06-30', [since]: '2019-06-30', registration_date: '2018-01-01' },
    finds: [born],
  },
]);
