import { ownCsvRow, type Printable } from '@passmuster/findings';
import type { RawRecord } from '../input/rawRecord.ts';
import { jsonDocument, jsonLine } from '../output/json.ts';

/** The formats in which a copy is written. */
export type CopyFormat = 'json' | 'ndjson' | 'csv';

const jsonOf = (record: RawRecord): unknown =>
  'json' in record ? JSON.parse(record.json) : Reflect.get(record, 'value');

/**
 * Returns the records as a file of a format. CSV begins with the rows of `top`, whose last one has the headings. JSON is one
 * value or a list, as it was read.
 */
export function recordsText(
  records: readonly RawRecord[],
  format: CopyFormat,
  top: readonly (readonly string[])[] = [],
): readonly Printable[] {
  if (format === 'csv') {
    const rows = records.map((record) => ('cells' in record ? record.cells : []));
    return [...top, ...rows].map((cells) => ownCsvRow(cells.map((cell) => String(cell ?? ''))));
  }
  if (format === 'ndjson') return records.map((record) => jsonLine(jsonOf(record)));
  const [first] = records;
  const isList = records.length !== 1 || first?.row !== 0;
  return [jsonDocument(isList ? records.map(jsonOf) : first && jsonOf(first))];
}
