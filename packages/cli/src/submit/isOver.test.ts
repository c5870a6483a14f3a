import { expect, test } from 'vitest';
import { isOver } from './isOver.ts';

const at = '2026-11-21T15:20:00.000Z';
const minutes = (number: number): Date => new Date(Date.parse(at) + number * 60_000);

test.each([
  { why: 'five minutes later', now: 5, uptime: 1300, over: true },
  { why: 'a second before that', now: 5, uptime: 1299, over: false },
  { why: 'an hour later by a clock that was set forward', now: 60, uptime: 1010, over: false },
  { why: 'by a clock that was set back', now: -60, uptime: 9000, over: false },
  { why: 'after a restart, as soon as that is five minutes ago', now: 10, uptime: 300, over: true },
  { why: 'right after a restart', now: 10, uptime: 299, over: false },
])('an attempt is over $why: $over', ({ now, uptime, over }) => {
  const sent = {
    ...({ type: 'sent', key: 'a', row: 1, uptime: 1000 } as const),
    attempt: { at, hash: 'h', mark: [] },
  };
  expect(isOver(sent, { now: () => minutes(now), uptime: () => uptime })).toBe(over);
});
