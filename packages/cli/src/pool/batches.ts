import type { RawRecord } from '../input/rawRecord.ts';

const recordsInBatch = 128;
const textInBatch = 256 * 1024;

function lengthOf(record: RawRecord): number {
  if ('json' in record) return record.json.length;
  if (!('cells' in record)) return 1000;
  return record.cells.reduce<number>((sum, cell) => sum + String(cell ?? '').length, 0);
}

/** Groups records into batches of up to 128 records or 256 kB of text. Stops early where `signal` is aborted. */
export async function* batches(
  records: AsyncIterable<RawRecord>,
  signal: AbortSignal,
): AsyncGenerator<readonly RawRecord[]> {
  let batch: RawRecord[] = [];
  let length = 0;
  for await (const record of records) {
    if (signal.aborted) break;
    batch.push(record);
    length += lengthOf(record);
    if (batch.length >= recordsInBatch || length >= textInBatch) {
      yield batch;
      batch = [];
      length = 0;
    }
  }
  if (batch.length > 0) yield batch;
}
