import { ruleTable } from '../../testing/ruleTable.ts';
import { possibleAge } from './possibleAge.ts';

const born = 'business_owners.0.date_of_birth';

ruleTable(possibleAge, [
  { why: 'the last day of being 122', set: { [born]: '1903-11-22' }, finds: [] },
  { why: 'the 123rd birthday', set: { [born]: '1903-11-21' }, finds: [born] },
  { why: 'a year far away', set: { [born]: '0001-01-01' }, finds: [born] },
  { why: 'born today', set: { [born]: '2026-11-21' }, finds: [] },
]);
