import { Refusal } from '../terminal/refusal.ts';
import { rowsAboveHeading } from './headingRow.ts';
import { headingRows } from './headingRows.ts';
import { tableRecords, tableRows } from './parseRows.ts';
import type { Batch, RecordSource } from './recordSource.ts';
import { wholeRows } from './wholeRows.ts';

/** Returns the headings of a CSV file and its records; blank rows are left out. */
export async function readCsv(
  pieces: AsyncIterable<string>,
  separator: string,
): Promise<
  Required<Pick<RecordSource, 'headings' | 'headingGroups' | 'top' | 'batches' | 'form'>>
> {
  const rest = wholeRows(pieces, separator);
  const first: string[] = [];
  for (let rows = 0; rows < rowsAboveHeading; ) {
    const next = await rest.next();
    if (next.done) break;
    first.push(next.value.text);
    rows += next.value.rows;
  }
  const top = tableRows(first.join(''), 1, separator);
  const heading = headingRows(top.map(({ cells }) => cells));
  if (!heading) throw new Refusal('noHeading');
  const { headings, groups: headingGroups, next } = heading;
  const width = headings.length;
  async function* batches(): AsyncGenerator<Batch> {
    yield { records: tableRecords(top.slice(next), width) };
    yield* rest;
  }
  return {
    headings,
    headingGroups,
    top: top.slice(0, next).map(({ cells }) => cells),
    form: { format: 'csv', separator, width },
    batches: batches(),
  };
}
