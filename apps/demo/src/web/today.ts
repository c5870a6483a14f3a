/**
 * The calendar date where the reader is, `YYYY-MM-DD`. The one place of this app that reads the clock
 * for a review.
 *
 * @example
 * today(new Date(2026, 10, 21, 23, 59)) // '2026-11-21'
 */
export function today(now: Date = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${String(now.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}
