import { expect, test } from 'vitest';
import { dayOf } from './dayOf.ts';

test.each(['2026-11-21', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (day) => {
  expect(dayOf(day)).toBe(day);
});

test.each([
  '2026-02-29',
  '0000-01-01',
  '2026-13-01',
  '2026-1-1',
  '2026-11-21T00:00:00Z',
  ' 2026-11-21',
  '',
  0,
  null,
  undefined,
  {},
  new Date(0),
])('%j is none, and throws', (day) => {
  expect(() => dayOf(day)).toThrow(TypeError);
});
