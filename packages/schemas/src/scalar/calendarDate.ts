import * as v from 'valibot';
import { dateVerdict } from './dateVerdict.ts';
import { isCalendarDate } from './isCalendarDate.ts';
import { string } from './string.ts';
import { dateFormText, dateOrderText, dateText, dateYearText } from './texts.ts';

const texts = {
  date: dateText,
  dateForm: dateFormText,
  dateOrder: dateOrderText,
  dateYear: dateYearText,
};

// valibot's `isoDate` accepts 30 February.
/** A calendar date that exists, `YYYY-MM-DD`. Source: API spec 1.0.0, “string, date (YYYY-MM-DD)”. */
export const CalendarDateSchema = v.pipe(
  string,
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    isCalendarDate,
    ({ input }) => texts[dateVerdict(input)].remedy,
  ),
);
