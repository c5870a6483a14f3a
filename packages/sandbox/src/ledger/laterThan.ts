/** Later dates have a sign before the year, so they don't compare as text. */
const latest = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Returns the time `milliseconds` after `now`, ISO 8601 in UTC like `now`; at the latest the end of the year 9999. */
export const laterThan = (now: string, milliseconds: number): string =>
  new Date(Math.min(Date.parse(now) + milliseconds, latest)).toISOString();
