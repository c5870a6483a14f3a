import { CommandError } from '../../terminal/commandError.ts';
import { headingRow, rowsAboveHeading } from '../headingRow.ts';
import type { RawRecord } from '../rawRecord.ts';
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
  throw new CommandError(`this workbook has no sheet of that name. It has ${namesOf(sheets)}`);
}

/** The workbook that records are read from, to return it. */
export interface OpenedWorkbook {
  readonly zip: ZipParts;
  readonly parts: WorkbookParts;
  readonly sheet: Sheet;
}

/** The table of one sheet. */
export interface TableOfWorkbook {
  readonly headings: readonly string[];
  readonly records: AsyncIterable<RawRecord>;
  /** What was assumed of the workbook: for people. */
  readonly notes: readonly string[];
  readonly workbook: OpenedWorkbook;
}

const isBlank = ({ cells }: SheetRow): boolean =>
  cells.every((cell) => cell === null || cell === '');

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

/**
 * Reads the headings and records of a workbook: of the sheet named `sheet`, or of the first that is visible. Records are
 * unpacked as they are taken. Throws `CommandError` for what can't be a table of this size.
 */
export async function readWorkbook(
  bytes: AsyncIterable<Uint8Array>,
  sheet?: string,
): Promise<TableOfWorkbook> {
  const zip = openZip(await readWhole(bytes));
  const parts = await readWorkbookParts(zip);
  const { sheets } = parts;
  const chosen = chooseSheet(sheets, sheet);
  const rows = sheetRows(zip.read(chosen.part), parts);
  const batches = rows[Symbol.asyncIterator]();
  const top = await readTop(batches);
  const start = headingRow(top.map(({ cells }) => cells));
  const heading = top[start];
  if (!heading) throw new CommandError(`this sheet is empty. The workbook has ${namesOf(sheets)}`);
  const width = heading.cells.length;
  rows.narrow(width);
  async function* records(): AsyncGenerator<RawRecord> {
    yield* top
      .slice(start + 1)
      .map(({ row, cells }) => ({ row, cells: cells.slice(0, width) }))
      .filter((row) => !isBlank(row));
    for await (const batch of { [Symbol.asyncIterator]: () => batches }) {
      yield* batch.filter((row) => !isBlank(row));
    }
  }
  const isChosen = sheet !== undefined || sheets.length === 1;
  return {
    headings: heading.cells.map((cell) => (cell === null ? '' : String(cell))),
    notes: isChosen
      ? []
      : [`read the first of the sheets ${namesOf(sheets)}; --sheet names another`],
    records: records(),
    workbook: { zip, parts, sheet: chosen },
  };
}
