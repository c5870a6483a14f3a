import { CommandError } from '../terminal/commandError.ts';
import type { Cell, RawRecord } from './rawRecord.ts';
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
): Promise<{ readonly headings: readonly string[]; readonly records: AsyncIterable<RawRecord> }> {
  const file = await readWhole(bytes);
  if (uncompressedSize(file) > maximumUncompressedSize) {
    throw new CommandError('this workbook unpacks to more than 1 GiB. Save it as CSV');
  }
  const { readSheet } = await import('read-excel-file/node');
  const rows = await readSheet(file, sheet ?? 1, { trim: false }).catch(() => {
    const which = sheet === undefined ? '' : ' or has no sheet of that name';
    throw new CommandError(
      `this workbook can't be read: it is damaged, encrypted${which}. Open it, save it as .xlsx or CSV, and try again`,
    );
  });
  const table = rows.map((cells, index) => ({ row: index + 1, cells: cells.map(toCell) }));
  const start = table.findIndex(({ cells }) => cells.some((cell) => cell !== null));
  const heading = table[start];
  if (!heading) throw new CommandError('this sheet is empty');
  const headings = heading.cells.map((cell) => (cell === null ? '' : String(cell)));
  async function* records(): AsyncGenerator<RawRecord> {
    for (const { row, cells } of table.slice(start + 1)) {
      if (cells.some((cell) => cell !== null)) yield { row, cells };
    }
  }
  return { headings, records: records() };
}
