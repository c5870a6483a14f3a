import { ruleTable } from '../../testing/ruleTable.ts';
import { registrationDate } from './registrationDate.ts';

const date = 'registration_date';

ruleTable(registrationDate, [
  { why: 'a day of this century', set: {}, finds: [] },
  { why: 'the first day of 1800', set: { [date]: '1800-01-01' }, finds: [] },
  { why: 'the day before it', set: { [date]: '1799-12-31' }, finds: [date] },
  { why: 'the zero of a spreadsheet', set: { [date]: '1900-01-01' }, finds: [date] },
]);
