import type { Cell, RawRecord } from '../input/rawRecord.ts';
import type { OpenedWorkbook } from '../input/workbook/readWorkbook.ts';
import { readXml } from '../input/workbook/readXml.ts';
import { columnOf } from '../input/workbook/sheetRows.ts';
import {
  type Attributes,
  type Change,
  escapeXml,
  rewriteXml,
} from '../output/returned/rewriteXml.ts';
import { packText, zipFile } from '../output/returned/zipFile.ts';
import { CommandError } from '../terminal/commandError.ts';
import { columnLetters } from '../text/columnLetters.ts';

/** New texts of cells: by row, then by column from 1. */
export type CellTexts = ReadonlyMap<number, ReadonlyMap<number, string>>;

const cellsOf = (record: RawRecord): readonly Cell[] => ('cells' in record ? record.cells : []);

/** Returns the differences between the cells of records and of the same records after their fixes. */
export function changedCells(
  records: readonly { readonly before: RawRecord; readonly after: RawRecord }[],
): CellTexts {
  return new Map(
    records.flatMap(({ before, after }) => {
      const old = cellsOf(before);
      const texts = cellsOf(after).flatMap((cell, i) =>
        cell === old[i] ? [] : [[i + 1, String(cell ?? '')] as const],
      );
      return texts.length > 0 ? [[before.row, new Map(texts)] as const] : [];
    }),
  );
}

/** Follows the place of the cell that is read. References may be left out. */
class Place {
  row = 0;
  column = 0;

  openRow({ r }: Attributes): void {
    this.row = r === undefined ? this.row + 1 : Number(r);
    this.column = 0;
  }

  openCell({ r }: Attributes): void {
    this.column = r === undefined ? this.column + 1 : columnOf(r);
  }
}

/** Merged ranges times rows to change: more than any sheet that people made, and compared within a second. */
const maxComparisons = 10_000_000;

/** Throws for a cell to change that has a formula, or is merged with others: nobody would see its new text. */
async function refuseHidden({ zip, sheet }: OpenedWorkbook, texts: CellTexts): Promise<void> {
  const place = new Place();
  let comparisons = 0;
  const refuse = (row: number, column: number, why: string): void => {
    if (!texts.get(row)?.has(column)) return;
    throw new CommandError(`${columnLetters(column)}${row}: ${why}, then run this again`);
  };
  const handler = {
    open: (name: string, attributes: Attributes) => {
      if (name === 'row') place.openRow(attributes);
      if (name === 'c') place.openCell(attributes);
      if (name === 'f') refuse(place.row, place.column, 'replace the formula by its value');
      if (name !== 'mergeCell') return;
      comparisons += texts.size;
      if (comparisons > maxComparisons) {
        throw new CommandError(
          'this sheet has too many merged cells. Save it as CSV, then run this again',
        );
      }
      refuseMerged(attributes['ref'] ?? '', refuse, texts);
    },
    text: () => {},
    close: () => {},
  };
  for await (const _ of readXml(zip.read(sheet.part), handler));
}

function refuseMerged(
  reference: string,
  refuse: (row: number, column: number, why: string) => void,
  texts: CellTexts,
): void {
  const [from = '', to = from] = reference.split(':');
  const rowOf = (cell: string): number => Number(cell.replace(/\D/g, ''));
  for (const [row, columns] of texts) {
    if (row < rowOf(from) || row > rowOf(to)) continue;
    for (const column of columns.keys()) {
      const isInside = columnOf(from) <= column && column <= columnOf(to);
      if (isInside) refuse(row, column, 'unmerge the cells');
    }
  }
}

const inline = (text: string): string => `<is><t xml:space="preserve">${escapeXml(text)}</t></is>`;

/**
 * Returns a workbook as it was, with new texts in cells of one sheet, which keep their formats. They are text, as they
 * are in CSV: a format for percentages or dates doesn't change what they say.
 */
export async function fixWorkbook(workbook: OpenedWorkbook, texts: CellTexts): Promise<Uint8Array> {
  await refuseHidden(workbook, texts);
  const { zip, sheet } = workbook;
  const place = new Place();
  let waiting: (readonly [column: number, text: string])[] = [];
  const missingBefore = (column: number): string => {
    let cells = '';
    for (let next = waiting[0]; next && next[0] < column; next = waiting[0]) {
      waiting.shift();
      cells += `<c r="${columnLetters(next[0])}${place.row}" t="inlineStr">${inline(next[1])}</c>`;
    }
    return cells;
  };
  const openRow = (attributes: Attributes): Change => {
    place.openRow(attributes);
    waiting = [...(texts.get(place.row) ?? [])].sort(([one], [other]) => one - other);
    const { spans: _, ...kept } = attributes;
    return { attributes: kept };
  };
  const openCell = (attributes: Attributes): Change => {
    place.openCell(attributes);
    const before = missingBefore(place.column);
    if (waiting[0]?.[0] !== place.column) return { before };
    const [, text = ''] = waiting.shift() ?? [];
    return { before, attributes: { ...attributes, t: 'inlineStr' }, content: inline(text) };
  };
  const fixed = await rewriteXml(zip.read(sheet.part), {
    open: (name, attributes) => {
      if (name === 'row') return openRow(attributes);
      return name === 'c' ? openCell(attributes) : undefined;
    },
    close: (name) => (name === 'row' ? missingBefore(Number.POSITIVE_INFINITY) : ''),
  });
  const parts = [...zip.packed()].map((part) =>
    part.name === sheet.part ? packText(part.name, fixed) : part,
  );
  return zipFile(parts);
}
