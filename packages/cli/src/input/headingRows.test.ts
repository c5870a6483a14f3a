import { expect, test } from 'vitest';
import { headingRows } from './headingRows.ts';

const record = ['Mill', 'NG', 'Ada', 'Obi', 'a@b.ng'];

test.each([
  {
    why: 'one row',
    rows: [
      ['Company', 'Country'],
      ['Mill', 'NG'],
    ],
    expected: { headings: ['Company', 'Country'], groups: ['', ''], next: 1 },
  },
  {
    why: 'groups above it, each up to the next',
    rows: [
      ['Business', null, 'Owner 1', null, 'Contact'],
      ['Name', 'Country', 'First', 'Last', 'Email'],
      record,
    ],
    expected: {
      headings: ['Name', 'Country', 'First', 'Last', 'Email'],
      groups: ['Business', 'Business', 'Owner 1', 'Owner 1', 'Contact'],
      next: 2,
    },
  },
  {
    why: 'cells that are merged down beside cells that are merged across',
    rows: [
      ['Company', 'Country', 'Owner 1', null, 'Email'],
      [null, null, 'First', 'Last', null],
      record,
    ],
    expected: {
      headings: ['Company', 'Country', 'First', 'Last', 'Email'],
      groups: ['', '', 'Owner 1', 'Owner 1', ''],
      next: 2,
    },
  },
  {
    why: 'divided, with an upper row that is much narrower than the table',
    rows: [
      ['Company', 'Country', 'UBO 1', null, null, 'UBO 2', null, null],
      [null, null, 'First', 'Last', 'Share', 'First', 'Last', 'Share'],
      ['Mill', 'NG', 'Ada', 'Obi', 60, 'Tunde', 'Bello', 40],
    ],
    expected: {
      headings: ['Company', 'Country', 'First', 'Last', 'Share', 'First', 'Last', 'Share'],
      groups: ['', '', 'UBO 1', 'UBO 1', 'UBO 1', 'UBO 2', 'UBO 2', 'UBO 2'],
      next: 2,
    },
  },
  {
    why: 'one with a column without a name, above a record of texts',
    rows: [
      ['Company', 'Country', ''],
      ['Mill', 'NG', 'new'],
      ['Kano', 'NG', 'old'],
    ],
    expected: { headings: ['Company', 'Country', ''], groups: ['', '', ''], next: 1 },
  },
  {
    why: 'a record under a heading with a column without a name',
    rows: [
      ['Company', 'Country', '', 'Email'],
      [null, 'NG', '12', null],
      ['Mill', 'NG', '1', 'x'],
    ],
    expected: { headings: ['Company', 'Country', '', 'Email'], groups: ['', '', '', ''], next: 1 },
  },
])('the heading is $why', ({ rows, expected }) => {
  expect(headingRows(rows)).toEqual(expected);
});

test('where merged cells are known, a group ends with its cell', () => {
  const rows = [
    ['Owner 1', null, null],
    ['First', 'Last', 'Email'],
    ['Ada', 'Obi', 'a@b.ng'],
  ];
  const spanOf = (row: number, column: number): number => (row === 0 && column === 0 ? 2 : 1);
  expect(headingRows(rows, spanOf)?.groups).toEqual(['Owner 1', 'Owner 1', '']);
});

test('nothing but blanks has no heading', () => {
  expect(headingRows([[], [' ', null]])).toBeUndefined();
});
