import { ruleTable } from '../../testing/ruleTable.ts';
import { relationshipAge } from './relationshipAge.ts';

const born = 'business_owners.0.date_of_birth';
const since = 'business_owners.0.relationship_establishment_date';

ruleTable(relationshipAge, [
  { why: 'a grown person', set: {}, finds: [] },
  { why: 'on the 14th birthday', set: { [born]: '2006-07-01', [since]: '2020-07-01' }, finds: [] },
  {
    why: 'on the day before the 14th birthday',
    set: { [born]: '2006-07-02', [since]: '2020-07-01' },
    finds: [since],
  },
  {
    why: 'on the day of birth',
    set: { [born]: '2006-07-02', [since]: '2006-07-02' },
    finds: [since],
    says: 'a child',
  },
  {
    why: 'before birth',
    set: { [born]: '2006-07-02', [since]: '2006-07-01' },
    finds: [since],
    says: 'before the owner was born',
  },
  {
    why: 'the two dates swapped',
    set: { [born]: '2003-02-01', [since]: '1975-04-12' },
    finds: [since],
    says: 'before the owner was born',
  },
  { why: 'the day of registration, of an heir', set: { [born]: '2006-07-02' }, finds: [] },
  {
    why: 'a child on that day, 18 today',
    set: { [born]: '2008-03-01', [since]: '2020-07-01' },
    asOf: '2026-03-01',
    finds: [since],
  },
  {
    why: 'a child on that day, 18 tomorrow: the birth date is wrong already',
    set: { [born]: '2008-03-02', [since]: '2020-07-01' },
    asOf: '2026-03-01',
    finds: [],
  },
]);
