import type { RawRecord } from '../input/rawRecord.ts';

/** The I-th of N parts of a file, from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Which records of a file to check. */
export interface RowSelection {
  /** Skip the rows before this one; an earlier run wrote them. */
  readonly fromRow?: number | undefined;
  readonly shard?: Shard | undefined;
  /** Size of the file in bytes, which `shard` divides. */
  readonly size?: number | undefined;
}

/** Length of a record in the file, roughly: all shards measure alike, so that each record belongs to one. */
function lengthOf(record: RawRecord): number {
  if ('json' in record) return record.json.length + 1;
  if ('cells' in record) {
    return record.cells.reduce<number>((sum, cell) => sum + String(cell ?? '').length + 1, 0);
  }
  return 1;
}

/**
 * Returns the records that are selected. Those before them are handed to `onSkipped`, since a duplicate may stand there; those
 * after them are not read.
 */
export async function* selectRows(
  records: AsyncIterable<RawRecord>,
  { fromRow = 0, shard, size = 0 }: RowSelection,
  onSkipped: (record: RawRecord) => void,
): AsyncGenerator<RawRecord> {
  const start = shard ? (size * (shard.index - 1)) / shard.count : 0;
  const isLast = shard === undefined || shard.index === shard.count;
  const end = isLast ? Number.POSITIVE_INFINITY : (size * shard.index) / shard.count;
  let offset = 0;
  for await (const record of records) {
    if (offset >= end) return;
    if (offset >= start && record.row >= fromRow) yield record;
    else onSkipped(record);
    offset += lengthOf(record);
  }
}
