import { readBytes } from '../input/readBytes.ts';
import { untilAborted } from '../input/untilAborted.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Settings, profiles and keys are small; a device or a wrong file is not read to its end. */
const maxBytes = 4 * 1024 * 1024;

/** Returns the text of a small file. Ends when the command is interrupted, also if nobody writes to a pipe. */
export async function readText(file: string, terminal: Terminal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of untilAborted(readBytes(file, terminal.stdin), terminal.interrupted)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) throw new CommandError(`${file}: this file is larger than 4 MiB`);
  }
  return Buffer.concat(chunks).toString('utf8');
}
