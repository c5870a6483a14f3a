import { expect, test } from 'vitest';
import { isListed, listDay, riskListOf } from './listing.ts';

const rows = [
  { code: 'AA' },
  { code: 'BB', since: '2024-02-23' },
  { code: 'CC', since: '2021-03-05', until: '2024-02-23' },
];
const list = riskListOf('risk/ofac', { name: 'a list', asOf: '2026-01-01' }, rows, (all) => all);

test.each([
  { code: 'AA', asOf: '2001-01-01', is: true },
  { code: 'BB', asOf: '2024-02-22', is: false },
  { code: 'BB', asOf: '2024-02-23', is: true },
  { code: 'BB', asOf: '2026-11-21', is: true },
  { code: 'CC', asOf: '2021-03-04', is: false },
  { code: 'CC', asOf: '2021-03-05', is: true },
  { code: 'CC', asOf: '2024-02-22', is: true },
  { code: 'CC', asOf: '2024-02-23', is: false },
  { code: 'DD', asOf: '2024-02-22', is: false },
  { code: undefined, asOf: '2024-02-22', is: false },
])('$code is on the list on $asOf: $is', ({ code, asOf, is }) => {
  expect(isListed(list, code, asOf)).toBe(is);
});

test.each([
  ['2025-12-31', '2025-12-31'],
  ['2026-01-01', '2026-01-01'],
  ['2026-11-21', '2026-01-01'],
])('a review as of %s uses the list of %s', (asOf, day) => {
  expect(listDay(list, asOf)).toBe(day);
});
