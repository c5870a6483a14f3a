import { CommandError } from '../terminal/commandError.ts';
import { parseJson } from './parseJson.ts';
import type { RawRecord } from './rawRecord.ts';

/** A JSON file is held in memory whole, so its size is bounded; NDJSON is not. */
const maximumJsonLength = 256 * 1024 * 1024;

/** Returns the value of a JSON file, or the elements of its list. */
export async function* readJson(pieces: AsyncIterable<string>): AsyncGenerator<RawRecord> {
  const text: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    text.push(piece);
    length += piece.length;
    if (length > maximumJsonLength) {
      throw new CommandError(
        'this JSON file is larger than 256 MiB. Convert it to NDJSON (one record per line), for example with jq -c ".[]"',
      );
    }
  }
  const parsed = parseJson(text.join(''));
  if (parsed.problem !== undefined) throw new CommandError(parsed.problem);
  if (!Array.isArray(parsed.value)) yield { row: 0, value: parsed.value };
  else for (const [index, value] of parsed.value.entries()) yield { row: index + 1, value };
}
