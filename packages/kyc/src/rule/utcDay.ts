import { UTCDate } from '@date-fns/utc';

/** Returns a calendar date, `YYYY-MM-DD`, as a day in UTC, for date-fns: no time zone can move it. */
export const utcDay = (date: string): UTCDate => new UTCDate(date);
