/** IMF-fixdate, the only form of a date that HTTP may send. Source: RFC 9110 §5.6.7. */
const httpDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

const instant = (text: string): number => Date.parse(httpDate.test(text) ? text : '');

/**
 * Returns the seconds that a response asks to wait, or undefined. A date is measured against the `Date` of
 * the response, so a wrong clock on either side does no harm.
 *
 * @see RFC 9110 §10.2.3
 * @example
 * parseRetryAfter(new Headers({ 'retry-after': '120' })) // 120
 */
export function parseRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after') ?? '';
  if (/^\d{1,10}$/.test(value)) return Number(value);
  // NaN if either is not a date.
  const seconds = Math.max(0, (instant(value) - instant(headers.get('date') ?? '')) / 1000);
  return seconds >= 0 ? seconds : undefined;
}
