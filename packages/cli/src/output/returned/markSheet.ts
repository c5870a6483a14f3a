import type { Severity } from '@passmuster/findings';
import { columnOf } from '../../input/workbook/sheetRows.ts';
import { type Attributes, type Change, escapeXml, rewriteXml } from './rewriteXml.ts';

/** The cells to color: by row, then by column from 1. */
export type Marks = ReadonlyMap<number, ReadonlyMap<number, Mark>>;

/** What was found in a cell. */
export interface Mark {
  readonly cell: string;
  readonly severity: Severity;
}

/** Returns the style of a cell of style `base` in the color of a severity. */
export type StyleOf = (base: number, severity: Severity) => number;

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** What may follow the drawing of comments in a sheet (ECMA-376 part 1, 18.3.1.99). */
const afterComments: ReadonlySet<string> = new Set([
  ...['legacyDrawingHF', 'drawingHF', 'picture', 'oleObjects', 'controls', 'webPublishItems'],
  ...['tableParts', 'extLst'],
]);

/** Writes the blank cells of a row that are marked, before the cells that follow them. */
class RowMarks {
  readonly #styleOf: StyleOf;
  #waiting: [number, Mark][] = [];
  #base = 0;

  constructor(styleOf: StyleOf) {
    this.#styleOf = styleOf;
  }

  begin(marks: ReadonlyMap<number, Mark> | undefined, base: number): void {
    this.#waiting = [...(marks ?? [])].sort(([one], [other]) => one - other);
    this.#base = base;
  }

  /** Returns the marked cells before a column that the sheet has no cell for. */
  before(column: number): string {
    let cells = '';
    while (this.#waiting[0] && this.#waiting[0][0] < column) {
      const [, { cell, severity }] = this.#waiting.shift() ?? [0, { cell: '', severity: 'info' }];
      cells += `<c r="${cell}" s="${this.#styleOf(this.#base, severity)}"/>`;
    }
    return cells;
  }

  /** Returns the mark of the cell in a column. */
  at(column: number): Mark | undefined {
    return this.#waiting[0]?.[0] === column ? this.#waiting.shift()?.[1] : undefined;
  }
}

/** Returns a sheet whose marked cells have their color, and that shows the comments of the drawing `drawingId`, if given. */
export async function markSheet(
  pieces: AsyncIterable<string>,
  marks: Marks,
  styleOf: StyleOf,
  drawingId: string | undefined,
): Promise<string> {
  const inRow = new RowMarks(styleOf);
  let row = 0;
  let column = 0;
  let isDrawn = drawingId === undefined;
  const drawing = (): string => {
    if (isDrawn || drawingId === undefined) return '';
    isDrawn = true;
    return `<legacyDrawing xmlns:r="${relationships}" r:id="${escapeXml(drawingId)}"/>`;
  };
  const openRow = (attributes: Attributes): Change => {
    row = attributes['r'] === undefined ? row + 1 : Number(attributes['r']);
    column = 0;
    inRow.begin(marks.get(row), Number(attributes['s'] ?? 0));
    const { spans: _, ...kept } = attributes;
    return { attributes: kept };
  };
  const openCell = (attributes: Attributes): Change => {
    column = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r']);
    const before = inRow.before(column);
    const mark = inRow.at(column);
    if (!mark) return { before };
    const s = String(styleOf(Number(attributes['s'] ?? 0), mark.severity));
    return { before, attributes: { ...attributes, s } };
  };
  return rewriteXml(pieces, {
    open: (name, attributes, depth) => {
      if (name === 'row') return openRow(attributes);
      if (name === 'c') return openCell(attributes);
      return depth === 1 && afterComments.has(name) ? { before: drawing() } : undefined;
    },
    close: (name, depth) => {
      if (name === 'row') return inRow.before(Number.POSITIVE_INFINITY);
      return depth === 0 ? drawing() : '';
    },
  });
}
