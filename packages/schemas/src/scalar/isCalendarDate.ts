/**
 * The days that exist, in one linear expression that a JSON Schema can contain: 29 February of leap years,
 * months of 31 days, months of 30 days, and February to the 28th.
 */
export const calendarDateForm =
  /^(?!0000)(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;

/**
 * Returns true for a day that exists, written `YYYY-MM-DD` (proleptic Gregorian, years 0001 to 9999).
 *
 * @example
 * isCalendarDate('2024-02-29') // true
 * isCalendarDate('2026-02-29') // false
 */
export const isCalendarDate = (value: unknown): value is string =>
  typeof value === 'string' && calendarDateForm.test(value);
