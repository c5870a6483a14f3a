/** IMF-fixdate, the one form of a date that HTTP may send. Source: RFC 9110 §5.6.7. */
const httpDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

const instant = (text: string): number => Date.parse(httpDate.test(text) ? text : '');

/**
 * Seconds that an answer asks to wait; undefined where it does not say, or says nonsense.
 * A date is measured against the answer's own `Date`, so a clock that is wrong on either side does no harm.
 *
 * @see RFC 9110 §10.2.3
 * @example
 * parseRetryAfter(new Headers({ 'retry-after': '120' })) // 120
 */
export function parseRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after') ?? '';
  if (/^\d{1,10}$/.test(value)) return Number(value);
  // Not a number where either is no date.
  const seconds = Math.max(0, (instant(value) - instant(headers.get('date') ?? '')) / 1000);
  return seconds >= 0 ? seconds : undefined;
}
