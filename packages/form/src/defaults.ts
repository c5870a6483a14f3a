/** What a page takes from its surroundings unless the caller passes its own. The only file of the package that does. */

/** The time, in milliseconds since 1970. */
export const clock = (): number => Date.now();

/** Returns an id that nobody can guess. Works without a secure context, where `crypto.randomUUID` is missing. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Returns the calendar date where the page is, `YYYY-MM-DD`.
 *
 * @example
 * localToday(new Date(2026, 10, 21)) // '2026-11-21'
 */
export function localToday(now: Date = new Date()): string {
  const year = String(now.getFullYear()).padStart(4, '0');
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return [year, month, day].join('-');
}

/**
 * Returns a time where the page is, as people write it: `11/21/2026, 3:20:00 PM`.
 *
 * @param locale BCP 47. Default: that of the browser.
 * @example
 * localTime('2026-11-21T15:20:00', 'en-GB') // '21/11/2026, 15:20:00'
 */
export const localTime = (time: string, locale?: string): string =>
  new Date(time).toLocaleString(locale);
