import { columnOf } from './sheetRows.ts';

const maxRanges = 10_000;
/** Longer than any range. */
const longest = 200;

/** How many columns a merged cell takes, by row from 1 and column from 0. */
export type Spans = (row: number, column: number) => number;

/** Returns the merged cells of a sheet. They stand behind its rows, so the part is unpacked, but not parsed. */
export async function mergedCells(pieces: AsyncIterable<string>): Promise<Spans> {
  const spans = new Map<string, number>();
  const range = /mergeCell ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})\d{1,7}"/g;
  let rest = '';
  for await (const piece of pieces) {
    const text = rest + piece;
    for (const [, first = '', row = '', last = ''] of text.matchAll(range)) {
      if (spans.size > maxRanges) break;
      spans.set(`${row} ${columnOf(first) - 1}`, columnOf(last) - columnOf(first) + 1);
    }
    rest = text.slice(-longest);
  }
  return (row, column) => spans.get(`${row} ${column}`) ?? 1;
}
