import type { Cell } from '../input/rawRecord.ts';
import type { Kind } from './kind.ts';
import type { BoundColumn } from './matchHeadings.ts';

/** In a table of so many columns, a row with one value is not a record. */
const minColumns = 3;

const total =
  /^(?:(?:grand|sub|sous|general)[ -]?)?(?:totals?|totaux|totais|sum|somme|soma)(?: (?:général|geral))?\s*(?::|(?::\s*|\()\d[\d.,]*(?: \p{L}{1,20}){0,2}\)?)?$/iu;
const amount = /^(?:\P{L}+|=.*)$/u;

const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim();

interface Table {
  readonly kind: Kind;
  readonly bound: readonly BoundColumn[];
}

/** Returns true for a table in which a row with one value is not a record; a wallet needs only its currency. */
const isWide = ({ kind, bound }: Table): boolean =>
  (kind === 'customer' || kind === 'bank') && bound.length >= minColumns;

const filledColumns = (cells: readonly Cell[], { bound }: Table): readonly BoundColumn[] =>
  bound.filter(({ index }) => textOf(cells[index]) !== '');

/** Returns the column of the only value in a row: people write notes below a table. Undefined for a record. */
export function noteColumn(cells: readonly Cell[], table: Table): BoundColumn | undefined {
  if (!isWide(table)) return undefined;
  const [column, ...others] = filledColumns(cells, table);
  return others.length === 0 ? column : undefined;
}

/** Returns true for a row that names itself a total and otherwise has only amounts and formulas in the columns that are read. */
export function isTotalRow(cells: readonly Cell[], table: Table): boolean {
  if (!isWide(table) || !cells.some((cell) => total.test(textOf(cell)))) return false;
  const filled = filledColumns(cells, table).map(({ index }) => textOf(cells[index]));
  const isAmount = (text: string): boolean => total.test(text) || amount.test(text);
  return filled.every(isAmount);
}
