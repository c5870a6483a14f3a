import { ruleTable } from '../../testing/ruleTable.ts';
import { validNextMonth } from './validNextMonth.ts';

const passport = 'business_owners.0.front_image';
const expires = (date: string) => ({ documentDates: { [passport]: { expires: date } } });

ruleTable(validNextMonth, [
  { why: 'expires a month and a day from now', set: expires('2026-12-22'), finds: [] },
  { why: 'expires in a month', set: expires('2026-12-21'), finds: [`${passport}.expires`] },
  { why: 'expires today', set: expires('2026-11-21'), finds: [`${passport}.expires`] },
  { why: 'expired, which another rule says', set: expires('2026-11-20'), finds: [] },
  {
    why: 'expires at the end of a shorter month',
    set: expires('2027-02-28'),
    asOf: '2027-01-31',
    finds: [`${passport}.expires`],
  },
  {
    why: 'a document of the business',
    set: { documentDates: { 'documents.0': { expires: '2026-12-01' } } },
    finds: [],
  },
]);
