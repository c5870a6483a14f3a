import { ruleTable } from '../../testing/ruleTable.ts';
import { registeredInThePast } from './registeredInThePast.ts';

ruleTable(registeredInThePast, [
  { why: 'registered today', set: { registration_date: '2026-11-21' }, finds: [] },
  {
    why: 'registered tomorrow',
    set: { registration_date: '2026-11-22' },
    finds: ['registration_date'],
  },
  { why: 'no real date', set: { registration_date: '2027-02-30' }, finds: [] },
]);
