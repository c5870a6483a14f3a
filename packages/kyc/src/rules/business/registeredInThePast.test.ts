import { ruleTable } from '../../testing/ruleTable.ts';
import { registeredInThePast } from './registeredInThePast.ts';

ruleTable(registeredInThePast, [
  { why: 'registered today', set: { registration_date: '2026-11-21' }, finds: [] },
  {
    why: 'registered tomorrow',
    set: { registration_date: '2026-11-22' },
    finds: ['registration_date'],
  },
  {
    why: 'in December, with day and month of a day in May',
    set: { registration_date: '2026-12-05' },
    finds: ['registration_date'],
    says: 'Check whether day and month are swapped.',
  },
  {
    why: 'next year in either order',
    set: { registration_date: '2027-01-05' },
    finds: ['registration_date'],
    says: 'Enter the date',
  },
  { why: 'no real date', set: { registration_date: '2027-02-30' }, finds: [] },
]);
