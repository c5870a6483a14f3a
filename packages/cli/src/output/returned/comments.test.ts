import { expect, test } from 'vitest';
import { drawingPart } from './comments.ts';

test.each([
  { why: 'a sentence', text: 'This field is required.', rows: 4 },
  { why: 'four lines', text: 'a'.repeat(4 * 36), rows: 5 },
  { why: 'a long line and three short ones', text: `${'a'.repeat(200)}\nb\nc\nd`, rows: 10 },
])('the box of a comment has room for $why', ({ text, rows }) => {
  const [, anchor = ''] = /<x:Anchor>([^<]+)/.exec(drawingPart([{ cell: 'C7', text }])) ?? [];
  const [left, , top, , right, , bottom] = anchor.split(', ').map(Number);
  expect([left, top, right, bottom]).toEqual([3, 6, 7, 7 + rows]);
});
