import type { Cell } from '../input/rawRecord.ts';
import type { Kind } from './kind.ts';
import type { BoundColumn } from './matchHeadings.ts';

/** In a table of so many columns, a row with one value is not a record. */
const minColumns = 3;

const total =
  /^(?:(?:grand|sub|sous|general)[ -]?)?(?:totals?|totaux|totais|sum|somme|soma)(?: (?:général|geral))?\s*:?$/iu;
const amount = /^(?:\P{L}+|=.*)$/u;

const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim();

/**
 * Returns the first column with a value in a row that people write below a table: a note, which has one value, or a total, whose
 * other values are amounts and formulas. Returns undefined for a record. A wallet needs only its currency.
 */
export function noteColumn(
  cells: readonly Cell[],
  { kind, bound }: { readonly kind: Kind; readonly bound: readonly BoundColumn[] },
): BoundColumn | undefined {
  if ((kind !== 'customer' && kind !== 'bank') || bound.length < minColumns) return undefined;
  const filled = bound.filter(({ index }) => textOf(cells[index]) !== '');
  const [column, ...others] = filled;
  if (others.length === 0) return column;
  const isTotal =
    cells.some((cell) => total.test(textOf(cell))) &&
    filled
      .map(({ index }) => textOf(cells[index]))
      .every((text) => total.test(text) || amount.test(text));
  return isTotal ? column : undefined;
}
