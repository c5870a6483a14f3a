/**
 * Returns `asOf` if it is a calendar date, `YYYY-MM-DD`, of the years 0001 to 9999.
 *
 * @throws TypeError for anything else: callers pass the day, and a wrong one is a programmer's mistake.
 * @example
 * dayOf('2026-11-21') // '2026-11-21'
 */
export function dayOf(asOf: unknown): string {
  if (typeof asOf === 'string' && /^(?!0000)\d{4}-\d\d-\d\d$/.test(asOf)) {
    const day = new Date(`${asOf}T00:00:00Z`);
    if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(asOf)) return asOf;
  }
  throw new TypeError("asOf must be a calendar date, such as '2026-11-21'");
}
