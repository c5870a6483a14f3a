/**
 * Passes a calendar day, `YYYY-MM-DD`, through.
 *
 * @throws TypeError for anything else: which day it is, is for the caller to say.
 * @example
 * dayOf('2026-11-21') // '2026-11-21'
 */
export function dayOf(asOf: unknown): string {
  if (typeof asOf === 'string' && /^\d{4}-\d\d-\d\d$/.test(asOf)) {
    const day = new Date(`${asOf}T00:00:00Z`);
    if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(asOf)) return asOf;
  }
  throw new TypeError("asOf must be a calendar date, such as '2026-11-21'");
}
