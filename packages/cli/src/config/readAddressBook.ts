import { firstAddressIn } from '@passmuster/address';
import { propertyAt } from '@passmuster/findings';
import type { KnownAddress } from '../checks/checkSettings.ts';
import { openRecords } from '../input/openRecords.ts';
import { parseJson } from '../input/parseJson.ts';
import { recordsOf } from '../input/parseRows.ts';
import type { RawRecord } from '../input/rawRecord.ts';
import type { Terminal } from '../terminal/terminal.ts';

function textOf(record: RawRecord): string {
  if ('cells' in record) return record.cells.join(' ');
  if ('problem' in record) return record.read?.join(' ') ?? '';
  if ('json' in record) return record.json;
  const { value } = record;
  return typeof value === 'string' ? value : String(propertyAt(value, 'address') ?? '');
}

/** Reads the addresses of a file of any format: the first address of each line, row or record. */
export async function readAddressBook(
  file: string,
  terminal: Terminal,
): Promise<readonly KnownAddress[]> {
  const { batches, form, headings } = await openRecords(file, {}, terminal);
  const book: KnownAddress[] = [];
  const add = (text: string): void => {
    const address = firstAddressIn(text);
    if (address !== undefined) book.push({ address });
  };
  add(headings?.join(' ') ?? '');
  for await (const record of recordsOf(batches, form)) {
    const parsed = 'json' in record ? parseJson(record.json) : undefined;
    add(
      parsed?.problem === undefined && parsed
        ? textOf({ row: record.row, value: parsed.value })
        : textOf(record),
    );
  }
  return book;
}
