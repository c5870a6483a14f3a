import { ruleTable } from '../../testing/ruleTable.ts';
import { birthDateCopied } from './birthDateCopied.ts';

const born = 'business_owners.0.date_of_birth';
const since = 'business_owners.0.relationship_establishment_date';

ruleTable(birthDateCopied, [
  { why: 'a day of its own', set: {}, finds: [] },
  {
    why: 'the day of registration',
    set: { [born]: '1999-06-30', registration_date: '1999-06-30' },
    finds: [born],
    says: 'the date of registration',
  },
  {
    why: 'the day after it',
    set: { [born]: '1999-07-01', registration_date: '1999-06-30' },
    finds: [],
  },
  {
    why: 'the day on which the relationship began',
    set: { [born]: '1999-06-30', [since]: '1999-06-30' },
    finds: [born],
    says: 'the start with the business',
  },
  {
    why: 'the day of registration, of a minor',
    set: { [born]: '2019-06-30', registration_date: '2019-06-30' },
    finds: [],
  },
]);
