import { CommandError } from '../../terminal/commandError.ts';
import type { Cell } from '../rawRecord.ts';
import { shownNumber } from './numberFormat.ts';
import { readXml } from './readXml.ts';
import type { WorkbookParts } from './workbookParts.ts';

/** The size of a sheet in Excel: columns to XFD. */
const maxRows = 1_048_576;
const maxColumns = 16_384;

/** Stands for a formula whose value is not in the file. It is shown by no finding. */
const formulaWithoutValue = '=FORMULA()';

/** One row of a sheet, by its number; a blank cell is null. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly Cell[];
  readonly isHidden: boolean;
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** Returns the column of a cell reference, from 1: 31 for `AE2`. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const code = letter.toUpperCase().charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
    if (column > maxColumns) break;
  }
  return column;
}

/** A cell while it is read. */
interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  hasFormula: boolean;
  text: string;
}

function cellValue(cell: OpenCell, { strings, formats, dateSystem }: WorkbookParts): Cell {
  const { type, text, hasFormula, style } = cell;
  if (hasFormula && text === '' && type !== 'str') return formulaWithoutValue;
  if (type === 's') return strings[Number(text)] ?? null;
  if (type === 'b') return text === '1' || text === 'true';
  if (type === 'd') return text.slice(0, 10);
  if (type !== 'n') return text;
  if (text.trim() === '') return null;
  const number = Number(text);
  return Number.isFinite(number)
    ? shownNumber(number, formats[style] ?? { kind: 'plain' }, dateSystem)
    : text;
}

/** Collects the rows of a sheet from its elements. */
class RowCollector {
  readonly #parts: WorkbookParts;
  #rows: SheetRow[] = [];
  #row = 0;
  #cells: Cell[] = [];
  #isHidden = false;
  #cell: OpenCell | undefined;
  #column = 0;
  #isText = false;
  #isPhonetic = false;
  /** The first and the last of columns that are hidden, from 1. */
  readonly hiddenColumns: (readonly [first: number, last: number])[] = [];
  isProtected = false;
  /** Columns to keep; those of the heading, once it is known. */
  width = maxColumns;

  constructor(parts: WorkbookParts) {
    this.#parts = parts;
  }

  /** Returns the rows that are complete. */
  take(): readonly SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.#row = attributes['r'] === undefined ? this.#row + 1 : Number(attributes['r']);
      this.#column = 0;
      this.#cells = [];
      this.#isHidden = isTrue(attributes['hidden']);
    } else if (name === 'col' && isTrue(attributes['hidden'])) {
      if (this.hiddenColumns.length < maxColumns)
        this.hiddenColumns.push([Number(attributes['min']), Number(attributes['max'])]);
    } else if (name === 'sheetProtection') this.isProtected = isTrue(attributes['sheet']);
    else if (name === 'c') this.#openCell(attributes);
    else if (name === 'f' && this.#cell) this.#cell.hasFormula = true;
    else if (name === 'rPh') this.#isPhonetic = true;
    else if (name === 'v' || name === 't') this.#isText = !this.#isPhonetic;
    this.#refuseOutside();
  }

  text(text: string): void {
    if (this.#cell && this.#isText) this.#cell.text += text;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isText = false;
    if (name === 'rPh') this.#isPhonetic = false;
    if (name === 'c') this.#closeCell();
    if (name === 'row') this.#closeRow();
  }

  #closeRow(): void {
    this.#rows.push({ row: this.#row, cells: this.#cells, isHidden: this.#isHidden });
  }

  #openCell({ r, t = 'n', s = '0' }: Readonly<Record<string, string>>): void {
    this.#column = r === undefined ? this.#column + 1 : columnOf(r);
    this.#cell = { column: this.#column, type: t, style: Number(s), hasFormula: false, text: '' };
  }

  #closeCell(): void {
    const cell = this.#cell;
    this.#cell = undefined;
    if (!cell || cell.column > this.width) return;
    while (this.#cells.length < cell.column - 1) this.#cells.push(null);
    this.#cells[cell.column - 1] = cellValue(cell, this.#parts);
  }

  #refuseOutside(): void {
    const isInside = this.#row <= maxRows && this.#column <= maxColumns;
    if (isInside && !Number.isNaN(this.#row)) return;
    throw new CommandError(
      'this workbook has a cell outside the 1,048,576 rows and 16,384 columns of a sheet. Save it as CSV',
    );
  }
}

/** The rows of a sheet, some at a time. */
export interface SheetRows extends AsyncIterable<readonly SheetRow[]> {
  /** Leaves out what is right of the heading, from now on: a stray cell there would make every row wide. */
  readonly narrow: (width: number) => void;
  /** Returns true for a column that is hidden, from 0; known once a row was read. */
  readonly isHidden: (column: number) => boolean;
  /** Returns true if nobody can change the cells; known once all rows were read. */
  readonly isProtected: () => boolean;
}

/** Returns the rows of a sheet in their order, as they are unpacked. Memory is bounded by a piece and one row. */
export function sheetRows(pieces: AsyncIterable<string>, parts: WorkbookParts): SheetRows {
  const collector = new RowCollector(parts);
  const handler = {
    open: (name: string, attributes: Readonly<Record<string, string>>) =>
      collector.open(name, attributes),
    text: (text: string) => collector.text(text),
    close: (name: string) => collector.close(name),
  };
  return {
    narrow: (width) => {
      collector.width = width;
    },
    isHidden: (column) =>
      collector.hiddenColumns.some(([first, last]) => first <= column + 1 && column + 1 <= last),
    isProtected: () => collector.isProtected,
    async *[Symbol.asyncIterator]() {
      for await (const _ of readXml(pieces, handler)) {
        const rows = collector.take();
        if (rows.length > 0) yield rows;
      }
    },
  };
}
