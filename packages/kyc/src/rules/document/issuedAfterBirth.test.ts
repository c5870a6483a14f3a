import { ruleTable } from '../../testing/ruleTable.ts';
import { issuedAfterBirth } from './issuedAfterBirth.ts';

const passport = 'business_owners.0.front_image';
const issued = (date: string) => ({ documentDates: { [passport]: { issued: date } } });

ruleTable(issuedAfterBirth, [
  { why: 'issued on the day of birth', set: issued('1984-05-17'), finds: [] },
  { why: 'issued the day before', set: issued('1984-05-16'), finds: [`${passport}.issued`] },
  {
    why: 'issued before a date of birth that is not a date',
    set: { 'business_owners.0.date_of_birth': '1984-05-32', ...issued('1984-05-16') },
    finds: [],
  },
]);
