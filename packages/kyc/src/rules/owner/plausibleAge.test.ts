import { ruleTable } from '../../testing/ruleTable.ts';
import { plausibleAge } from './plausibleAge.ts';

const born = 'business_owners.0.date_of_birth';

ruleTable(plausibleAge, [
  { why: 'born today', set: { [born]: '2026-11-21' }, finds: [] },
  { why: 'born tomorrow is another rule', set: { [born]: '2026-11-22' }, finds: [] },
  { why: 'the last day of being 100', set: { [born]: '1925-11-22' }, finds: [] },
  { why: 'the 101st birthday', set: { [born]: '1925-11-21' }, finds: [born] },
  { why: 'the last day of being 122', set: { [born]: '1903-11-22' }, finds: [born] },
  {
    why: 'an age that nobody has reached is another rule',
    set: { [born]: '1903-11-21' },
    finds: [],
  },
]);
