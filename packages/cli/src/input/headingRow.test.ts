import { expect, test } from 'vitest';
import { headingRow } from './headingRow.ts';

test.each([
  {
    why: 'the first row',
    rows: [
      ['type', 'currency', 'bank'],
      ['BANK', 'NGN', 'First'],
    ],
    at: 0,
  },
  { why: 'under a title', rows: [['Payouts'], [], ['type', 'bank'], ['BANK', 'First']], at: 2 },
  {
    why: 'under merged cells that name groups of columns',
    rows: [
      ['Holder', null, 'Bank', null, 'Other', null],
      ['type', 'name', 'number', 'code', 'currency', 'bank'],
      ['BANK', 'Ada', '1', '011', 'NGN', 'First'],
    ],
    at: 1,
  },
  {
    why: 'where a column has no name',
    rows: [
      ['type', 'bank', ''],
      ['BANK', 'First', 'x'],
    ],
    at: 0,
  },
  { why: 'one column', rows: [['address'], ['0x0']], at: 0 },
  { why: 'nothing but blanks', rows: [[], [' ', null]], at: -1 },
])('the headings stand in row $at: $why', ({ rows, at }) => {
  expect(headingRow(rows)).toBe(at);
});
