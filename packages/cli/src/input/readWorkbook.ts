import { CommandError } from '../terminal/commandError.ts';
import { groupRecords } from './groupRecords.ts';
import { headingRow } from './headingRow.ts';
import type { Cell, RawRecord } from './rawRecord.ts';
import type { RecordSource } from './recordSource.ts';
import { uncompressedSize } from './uncompressedSize.ts';

const maximumWorkbookSize = 64 * 1024 * 1024;
const maximumUncompressedSize = 1024 * 1024 * 1024;

async function readWhole(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maximumWorkbookSize) {
      throw new CommandError('this workbook is larger than 64 MiB. Save it as CSV');
    }
  }
  return Buffer.concat(chunks);
}

/** A date of a workbook has no time zone: the reader gives midnight in UTC. */
const toCell = (value: unknown): Cell => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  return isPlain ? (value as string | number | boolean) : null;
};

/** The headings and records of the first sheet of a workbook, or of the sheet named `sheet`. */
export async function readWorkbook(
  bytes: AsyncIterable<Uint8Array>,
  sheet?: string,
): Promise<Required<Pick<RecordSource, 'notes' | 'batches' | 'headings'>>> {
  const file = await readWhole(bytes);
  if (uncompressedSize(file) > maximumUncompressedSize) {
    throw new CommandError('this workbook unpacks to more than 1 GiB. Save it as CSV');
  }
  const { default: readSheets } = await import('read-excel-file/node');
  const sheets = await readSheets(file, { trim: false }).catch(() => {
    throw new CommandError(
      "this workbook can't be read: it is damaged or encrypted. Open it, save it as .xlsx or CSV, and try again",
    );
  });
  const names = sheets.map(({ sheet: name }) => `"${name}"`).join(', ');
  const chosen = sheet === undefined ? sheets[0] : sheets.find((one) => one.sheet === sheet);
  if (!chosen) throw new CommandError(`this workbook has no sheet of that name. It has ${names}`);
  const table = chosen.data.map((cells, index) => ({ row: index + 1, cells: cells.map(toCell) }));
  const start = headingRow(table.map(({ cells }) => cells));
  const heading = table[start];
  if (!heading) throw new CommandError(`this sheet is empty. The workbook has ${names}`);
  const headings = heading.cells.map((cell) => (cell === null ? '' : String(cell)));
  function* records(): Generator<RawRecord> {
    for (const { row, cells } of table.slice(start + 1)) {
      if (cells.some((cell) => cell !== null)) yield { row, cells };
    }
  }
  const notes =
    sheet === undefined && sheets.length > 1
      ? [`read the first of the sheets ${names}; --sheet names another`]
      : [];
  return { headings, notes, batches: groupRecords(records()) };
}
