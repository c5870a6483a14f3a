import type { Cell } from '../input/rawRecord.ts';
import type { Column } from './column.ts';
import type { BoundColumn, Headings } from './matchHeadings.ts';
import { readCell } from './readCell.ts';

/** With fewer cells that can't be a value of a field, one row may be wrong, not the column. */
const minCells = 3;

const digits = (text: string): number => (text.match(/\d/g) ?? []).length;
const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
const isDate = (text: string): boolean => /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}$/.test(text);

/** Returns true for text that can't be meant as a value of a column, whatever mistake it has. */
function isOfOtherKind(text: string, { path, type, options }: Column): boolean {
  if (type === 'date') return digits(text) === 0;
  if (type === 'number') return digits(text) === 0 || isEmail(text);
  if (type === 'phone') return digits(text) < 3;
  if (type === 'boolean') return isEmail(text) || digits(text) > 2;
  if (type === 'file') return false;
  if (/email$/.test(path)) return !/[@.]/.test(text);
  if (path === 'account_number') return digits(text) === 0;
  if (/(?:^|_)(?:number|code|iban)$/.test(path) && !options) return isEmail(text);
  return isEmail(text) || isDate(text);
}

/** Returns true if several cells of a column have text, and none of them can be meant as a value of the field. */
export function contradicts(cells: readonly Cell[], column: Column): boolean {
  const filled = cells.map((cell) => String(cell ?? '').trim()).filter((text) => text !== '');
  return filled.length >= minCells && filled.every((text) => isOfOtherKind(text, column));
}

/** A word for a branch of a bank, whose code is that of a bank in South Africa only. */
const branch = /branch|agence|guichet|ag[eê]ncia/i;

/** Returns true for the code of a branch in a table of which no row is in rand. */
function isOtherBranch(
  { column: { path }, heading = '' }: BoundColumn,
  { bound }: Headings,
  rows: readonly (readonly Cell[])[],
): boolean {
  if (path !== 'bank_code' || !branch.test(heading)) return false;
  const currency = bound.find(({ column }) => column.path === 'currency');
  const read =
    currency && rows.map((row) => readCell(row[currency.index] ?? null, currency.column));
  const currencies = (read ?? []).flatMap(({ value }) => value ?? []);
  return currencies.length > 0 && !currencies.includes('ZAR');
}

/**
 * Leaves out the columns whose cells contradict their headings. A heading that is the name of the field, or that `--map` names, stays:
 * its cells are mistakes.
 */
export function withoutContradictions<Found extends Headings>(
  found: Found,
  rows: readonly (readonly Cell[])[],
): Found {
  const isKept = (one: BoundColumn): boolean => {
    if (!one.sureness) return true;
    const cells = rows.map((row) => row[one.index] ?? null);
    return !(contradicts(cells, one.column) || isOtherBranch(one, found, rows));
  };
  const bound = found.bound.filter(isKept);
  if (bound.length === 0 || bound.length === found.bound.length) return found;
  const left = found.bound
    .filter((one) => !isKept(one))
    .map(({ index, heading = '' }) => ({ index, heading }));
  const unknown = [...found.unknown, ...left].toSorted((one, other) => one.index - other.index);
  return { ...found, bound, unknown };
}
