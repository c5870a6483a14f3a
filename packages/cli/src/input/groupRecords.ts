import type { RawRecord } from './rawRecord.ts';
import type { Batch } from './recordSource.ts';

const recordsInBatch = 128;
const textInBatch = 64 * 1024;

function lengthOf(record: RawRecord): number {
  if ('json' in record) return record.json.length;
  if (!('cells' in record)) return 1000;
  return record.cells.reduce<number>((sum, cell) => sum + String(cell ?? '').length, 0);
}

/** Groups records into batches of up to 128 records or 64 kB of text. */
export async function* groupRecords(
  records: AsyncIterable<RawRecord> | Iterable<RawRecord>,
): AsyncGenerator<Batch> {
  let batch: RawRecord[] = [];
  let length = 0;
  for await (const record of records) {
    batch.push(record);
    length += lengthOf(record);
    if (batch.length >= recordsInBatch || length >= textInBatch) {
      yield { records: batch };
      batch = [];
      length = 0;
    }
  }
  if (batch.length > 0) yield { records: batch };
}
