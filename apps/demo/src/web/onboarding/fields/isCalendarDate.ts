/** Returns true for a date that exists, as the browser's own date input needs it. */
export function isCalendarDate(value: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/u.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}
