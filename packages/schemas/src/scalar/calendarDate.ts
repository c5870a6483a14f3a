import * as v from 'valibot';
import { isCalendarDate } from './isCalendarDate.ts';
import { string } from './string.ts';
import { dateText } from './texts.ts';

// valibot's `isoDate` accepts 30 February.
/** A calendar date that exists, `YYYY-MM-DD`. Source: API spec 1.0.0, “string, date (YYYY-MM-DD)”. */
export const CalendarDateSchema = v.pipe(
  string,
  v.check<string, string>(isCalendarDate, dateText.remedy),
);
