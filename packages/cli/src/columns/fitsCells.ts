import type { Cell } from '../input/rawRecord.ts';
import { choiceNamed } from './choiceNamed.ts';
import type { Column } from './column.ts';
import { readCell } from './readCell.ts';

const textOf = (cell: Cell): string => String(cell ?? '').trim();

/** Returns true if a cell with text may be a value of a column; one with a mistake may be, too. */
function fits(cell: Cell, column: Column): boolean {
  const text = textOf(cell);
  const { path, type, options = [] } = column;
  if (options.length > 0) return choiceNamed(options, text) !== undefined;
  const { value, damage } = readCell(cell, column);
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'number') return typeof value === 'number' || damage !== undefined;
  if (type === 'date') return /\d/.test(text) && !/[a-z]{4}\.[a-z]{3}/i.test(text);
  if (type === 'phone') return (text.match(/\d/g) ?? []).length >= 6 && !/\p{L}{3}/u.test(text);
  if (/email$/.test(path)) return text.includes('@');
  if (/(?:number|iban)$/.test(path)) return /\d/.test(text);
  if (/website$/.test(path)) return /\w\.\w/.test(text) && !text.includes('@');
  return true;
}

/**
 * Returns true if the cells of a column may be values of a field: what people wrote in most of them looks like one. A column
 * without a value fits every field.
 */
export function fitsCells(cells: readonly Cell[], column: Column): boolean {
  const filled = cells.filter((cell) => textOf(cell) !== '');
  return filled.filter((cell) => fits(cell, column)).length * 2 >= filled.length;
}
