import { ruleTable } from '../../testing/ruleTable.ts';
import { issuedBeforeExpiry } from './issuedBeforeExpiry.ts';

const passport = 'business_owners.0.front_image';
const dates = (issued: string, expires: string) => ({
  documentDates: { [passport]: { issued, expires } },
});

ruleTable(issuedBeforeExpiry, [
  { why: 'expires on the day it is issued', set: dates('2026-05-01', '2026-05-01'), finds: [] },
  {
    why: 'expires the day before',
    set: dates('2026-05-01', '2026-04-30'),
    finds: [`${passport}.issued`],
  },
]);
