import { CommandError } from '../../terminal/commandError.ts';
import { Refusal } from '../../terminal/refusal.ts';
import { columnLetters } from '../../text/columnLetters.ts';
import { rowsAboveHeading } from '../headingRow.ts';
import { type HeadingRows, headingRows } from '../headingRows.ts';
import type { RawRecord } from '../rawRecord.ts';
import type { TableNote } from '../tableNote.ts';
import { mergedCells, type Spans } from './mergedCells.ts';
import { type SheetRow, sheetRows } from './sheetRows.ts';
import { readWorkbookParts, type Sheet, type WorkbookParts } from './workbookParts.ts';
import { openZip, type ZipParts } from './zipParts.ts';

const maxWorkbookBytes = 64 * 1024 * 1024;
const maxNames = 20;

async function readWhole(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxWorkbookBytes) {
      throw new CommandError('this workbook is larger than 64 MiB. Save it as CSV');
    }
  }
  return Buffer.concat(chunks);
}

function namesOf(sheets: readonly Sheet[]): string {
  const names = sheets.slice(0, maxNames).map(({ name }) => `"${name.slice(0, 31)}"`);
  return [...names, ...(sheets.length > maxNames ? ['…'] : [])].join(', ');
}

function chooseSheet(sheets: readonly Sheet[], name: string | undefined): Sheet {
  const visible = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  const chosen = name === undefined ? visible : sheets.find((sheet) => sheet.name === name);
  if (chosen) return chosen;
  throw new Refusal('noSheet', { sheets: namesOf(sheets) });
}

/** The workbook that records are read from, to return it. */
export interface OpenedWorkbook {
  readonly zip: ZipParts;
  readonly parts: WorkbookParts;
  readonly sheet: Sheet;
}

/** The table of one sheet. */
export interface TableOfSheet {
  readonly headings: readonly string[];
  /** The row of the headings, or of the lower ones of two, as a spreadsheet shows it. */
  readonly headingRow: number;
  readonly headingGroups: readonly string[];
  readonly records: AsyncIterable<RawRecord>;
  /** What was assumed of the workbook: for people. */
  readonly notes: readonly TableNote[];
  /** What is known once all records are read. */
  readonly endNotes: () => readonly TableNote[];
  readonly workbook: OpenedWorkbook;
}

/** The table of the sheet that is meant. */
export interface TableOfWorkbook extends TableOfSheet {
  /** Open the other visible sheets, if nobody named one: without headings if a sheet is empty. */
  readonly others: readonly (() => Promise<TableOfSheet>)[];
}

const isBlankRow = ({ cells }: SheetRow): boolean =>
  cells.every((cell) => cell === null || cell === '');

/** Says that hidden columns are read: nobody sees what is wrong in them. */
const hiddenNote = (columns: readonly number[]): readonly TableNote[] => {
  if (columns.length === 0) return [];
  // Not by its heading, which may be a person's name.
  const named = columns.slice(0, maxNames).map((at) => columnLetters(at + 1));
  return [{ id: 'hiddenColumns', count: columns.length, columns: named.join(', ') }];
};

/** Returns the headings; merged cells are looked up only if a row above or below them may name groups. */
async function findHeading(
  top: readonly SheetRow[],
  merged: () => Promise<Spans>,
): Promise<HeadingRows | undefined> {
  const cells = top.map((row) => row.cells);
  const found = headingRows(cells);
  if (!found?.groups.some((group) => group !== '')) return found;
  const spans = await merged();
  return headingRows(cells, (at, column) => spans(top[at]?.row ?? 0, column));
}

/** Returns the rows at the top of a sheet: those among which the heading is. */
async function readTop(batches: AsyncIterator<readonly SheetRow[]>): Promise<readonly SheetRow[]> {
  const top: SheetRow[] = [];
  while (top.length < rowsAboveHeading) {
    const { done, value } = await batches.next();
    if (done) break;
    top.push(...value);
  }
  return top;
}

/** Returns the sheet that is meant first, and the other visible ones if nobody named it. */
function sheetsToRead(
  sheets: readonly Sheet[],
  name: string | undefined,
): readonly [Sheet, ...Sheet[]] {
  const chosen = chooseSheet(sheets, name);
  const others = sheets.filter((sheet) => sheet !== chosen && !sheet.isHidden);
  return [chosen, ...(name === undefined ? others : [])];
}

/**
 * Reads the headings and records of a workbook: of the sheet named `sheet`, or of the first that is visible and has rows. Records are
 * unpacked as they are taken. Throws `CommandError` for what can't be a table of this size.
 */
export async function readWorkbook(
  bytes: AsyncIterable<Uint8Array>,
  sheet?: string,
): Promise<TableOfWorkbook> {
  const zip = openZip(await readWhole(bytes));
  const parts = await readWorkbookParts(zip);
  const [first, ...others] = sheetsToRead(parts.sheets, sheet);
  for (const [at, one] of [first, ...others].entries()) {
    const table = await readSheet({ zip, parts, sheet: one }, sheet === undefined);
    if (!table) continue;
    const rest = others.slice(at).map((other) => async () => {
      const next = await readSheet({ zip, parts, sheet: other }, true);
      return next ?? { ...table, headings: [], headingGroups: [] };
    });
    return { ...table, others: rest };
  }
  throw new Refusal('emptySheet', { sheets: namesOf(parts.sheets) });
}

/** Says which of several sheets is read. */
const sheetNote = (sheets: readonly Sheet[], chosen: Sheet): readonly TableNote[] =>
  sheets.length === 1
    ? []
    : [
        {
          id: 'sheet',
          name: chosen.name.slice(0, 31),
          number: sheets.indexOf(chosen) + 1,
          of: sheets.length,
        },
      ];

/** Reads one sheet; undefined if it is empty. */
async function readSheet(
  workbook: OpenedWorkbook,
  saysSheet: boolean,
): Promise<TableOfSheet | undefined> {
  const { zip, parts, sheet } = workbook;
  const rows = sheetRows(zip.read(sheet.part), parts);
  const batches = rows[Symbol.asyncIterator]();
  const top = await readTop(batches);
  const heading = await findHeading(top, () => mergedCells(zip.read(sheet.part)));
  if (!heading) return undefined;
  const { headings, groups, next } = heading;
  const width = headings.length;
  let hiddenRows = 0;
  const isRecord = (row: SheetRow): boolean => {
    if (isBlankRow(row)) return false;
    if (row.isHidden) hiddenRows += 1;
    return true;
  };
  rows.narrow(width);
  async function* records(): AsyncGenerator<RawRecord> {
    yield* top
      .slice(next)
      .map((row) => ({ ...row, cells: row.cells.slice(0, width) }))
      .filter(isRecord);
    for await (const batch of { [Symbol.asyncIterator]: () => batches }) {
      yield* batch.filter(isRecord);
    }
  }
  const hidden = headings.flatMap((name, at) => (name !== '' && rows.isHidden(at) ? [at] : []));
  return {
    headings,
    headingRow: top[next - 1]?.row ?? next,
    headingGroups: groups,
    notes: [...(saysSheet ? sheetNote(parts.sheets, sheet) : []), ...hiddenNote(hidden)],
    endNotes: () => [
      ...(hiddenRows === 0 ? [] : [{ id: 'hiddenRows', count: hiddenRows } as const]),
      ...(rows.isProtected() ? [{ id: 'protected' } as const] : []),
    ],
    records: records(),
    workbook,
  };
}
