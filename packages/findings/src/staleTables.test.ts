import { expect, test } from 'vitest';
import { review } from './review.ts';
import { tall } from './testing/peopleRules.ts';

const table = { name: 'Heights', asOf: '2026-01-31', maxAgeDays: 30 };

test.each([
  { asOf: '2026-01-31', ageDays: undefined, why: 'on its own day' },
  { asOf: '2026-03-02', ageDays: undefined, why: 'on its last day' },
  { asOf: '2026-03-03', ageDays: 31, why: 'the day after' },
  { asOf: '2028-01-31', ageDays: 730, why: 'after two years' },
  { asOf: '2025-01-31', ageDays: undefined, why: 'before it was true' },
])('a table with an update interval of 30 days, $why: $ageDays', ({ asOf, ageDays }) => {
  const { stale, audit } = review({}, [{ ...tall, data: [table] }], { asOf });
  expect(stale).toEqual(ageDays === undefined ? [] : [{ ...table, ageDays }]);
  expect(audit.data).toEqual([table]);
});

test('a table without an update interval is never stale', () => {
  const data = [{ name: 'Heights', asOf: '0001-01-01' }];
  expect(review({}, [{ ...tall, data }], { asOf: '9999-12-31' }).stale).toEqual([]);
});

test('a table that no rule consulted is not stale', () => {
  const settings = { 'person/tall': 'off' } as const;
  const { stale } = review({}, [{ ...tall, data: [table] }], { asOf: '2026-11-21', settings });
  expect(stale).toEqual([]);
});
