import { expect, test } from 'vitest';
import { parseRetryAfter } from './parseRetryAfter.ts';

const date = 'Sat, 31 Jan 2026 09:30:00 GMT';

test.each([
  { says: '0', seconds: 0 },
  { says: '120', seconds: 120 },
  { says: ' 7 ', seconds: 7 },
  { says: '9999999999', seconds: 9_999_999_999 },
  { says: '99999999999', seconds: undefined },
  { says: '1.5', seconds: undefined },
  { says: '+1', seconds: undefined },
  { says: '1e3', seconds: undefined },
  { says: '0x10', seconds: undefined },
  { says: '', seconds: undefined },
  { says: '2026', seconds: 2026 },
  { says: 'Sat, 31 Jan 2026 09:30:01 GMT', seconds: 1 },
  { says: 'Sat, 31 Jan 2026 09:29:59 GMT', seconds: 0 },
  // The two old forms of RFC 9110 §5.6.7 must not be sent any more.
  { says: 'Saturday, 31-Jan-26 09:30:01 GMT', seconds: undefined },
  { says: 'Sat Jan 31 09:30:01 2026', seconds: undefined },
  { says: '2026-01-31T09:30:01Z', seconds: undefined },
  { says: 'Sat, 99 Jan 2026 09:30:01 GMT', seconds: undefined },
])('Retry-After "$says" is $seconds seconds', ({ says, seconds }) => {
  expect(parseRetryAfter(new Headers({ 'retry-after': says, date }))).toBe(seconds);
});

test('without the header there is nothing to wait for', () => {
  expect(parseRetryAfter(new Headers({ date }))).toBeUndefined();
});

test.each(['', 'yesterday', '0'])('a date is of no use beside the Date "%s"', (own) => {
  const headers = new Headers({ 'retry-after': date, date: own });
  expect(parseRetryAfter(headers)).toBeUndefined();
});
