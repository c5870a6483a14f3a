import * as v from 'valibot';
import { isCalendarDate } from './isCalendarDate.ts';
import { string } from './string.ts';
import { dateText } from './texts.ts';

/**
 * A real calendar date, `YYYY-MM-DD`. valibot's `isoDate` would take 30 February.
 * Source: API spec 1.0.0, “string, date (YYYY-MM-DD)”.
 */
export const CalendarDateSchema = v.pipe(
  string,
  v.check<string, string>(isCalendarDate, dateText.remedy),
);
