import { CommandError } from '../terminal/commandError.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { openRecords } from './openRecords.ts';
import { parseJson } from './parseJson.ts';
import { recordsOf } from './parseRows.ts';

/** Returns the values of a JSON or NDJSON file. */
export async function readValues(file: string, terminal: Terminal): Promise<readonly unknown[]> {
  const { batches, form, format } = await openRecords(file, {}, terminal);
  const fail = (what: string): CommandError => new CommandError(`${file}: ${what}`);
  if (format !== 'json' && format !== 'ndjson') throw fail('pass JSON or NDJSON');
  const values: unknown[] = [];
  for await (const record of recordsOf(batches, form)) {
    if ('value' in record) values.push(record.value);
    else if ('json' in record) {
      const parsed = parseJson(record.json);
      if (parsed.problem !== undefined) throw fail(`line ${record.row}: ${parsed.problem}`);
      values.push(parsed.value);
    }
  }
  return values;
}

/** Returns the one value of a JSON file. */
export async function readOne(file: string, terminal: Terminal): Promise<unknown> {
  const values = await readValues(file, terminal);
  if (values.length === 1) return values[0];
  throw new CommandError(`${file}: pass a file with one record; this one has ${values.length}`);
}
