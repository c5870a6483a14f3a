import { expect, test } from 'vitest';
import { columnsOf } from './columnsOf.ts';
import { readCell } from './readCell.ts';

const column = columnsOf('customer').find(({ path }) => path === 'registered_address.country');

test.each([
  { cell: 'Côte d’Ivoire', value: 'CI' },
  { cell: 'Ivory Coast', value: 'CI' },
  { cell: 'Nigéria', value: 'NG' },
  { cell: 'Nowhere', value: 'Nowhere' },
])('$cell is read as $value, whether or not the API lists it', ({ cell, value }) => {
  expect(column && readCell(cell, column)).toEqual({ value });
});
