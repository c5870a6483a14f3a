import { ruleTable } from '../../testing/ruleTable.ts';
import { leapDayBirthday } from './leapDayBirthday.ts';

const born = 'business_owners.0.date_of_birth';

ruleTable(leapDayBirthday, [
  {
    why: 'born 29 February, on 28 February 18 years on',
    set: { [born]: '2008-02-29' },
    asOf: '2026-02-28',
    finds: [born],
  },
  { why: 'the day after', set: { [born]: '2008-02-29' }, asOf: '2026-03-01', finds: [] },
  { why: 'a year before', set: { [born]: '2008-02-29' }, asOf: '2025-02-28', finds: [] },
  { why: 'born 28 February', set: { [born]: '2008-02-28' }, asOf: '2026-02-28', finds: [] },
  {
    why: 'born 5 March, on 28 February 18 years on',
    set: { [born]: '2008-03-05' },
    asOf: '2026-02-28',
    finds: [],
  },
]);
