import { expect, test } from 'vitest';
import { localToday } from './defaults.ts';

test.each([
  { now: new Date(2026, 10, 21, 0, 0), day: '2026-11-21', why: 'at midnight' },
  { now: new Date(2026, 10, 21, 23, 59), day: '2026-11-21', why: 'a minute before midnight' },
  { now: new Date(2028, 1, 29, 12), day: '2028-02-29', why: 'on a leap day' },
])('$why it is $day on the calendar of the reader', ({ now, day }) => {
  expect(localToday(now)).toBe(day);
});
