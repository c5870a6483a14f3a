import { readBytes } from '../../input/readBytes.ts';
import { readValues } from '../../input/readOne.ts';
import { untilAborted } from '../../input/untilAborted.ts';
import { CommandError } from '../../terminal/commandError.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { reportLines } from '../reportLines.ts';

/** Larger than any page that a run writes. */
const maxBytes = 256 * 1024 * 1024;
const [start, end] = ['<script type="application/json" id="report">', '</script>'];

async function readPage(file: string, terminal: Terminal): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of untilAborted(readBytes(file, terminal.stdin), terminal.interrupted)) {
    pieces.push(piece);
    size += piece.length;
    if (size > maxBytes) throw new CommandError(`${file}: this file is larger than 256 MiB`);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function reportIn(page: string): unknown {
  const from = page.indexOf(start);
  if (from < 0) return undefined;
  try {
    return JSON.parse(page.slice(from + start.length, page.indexOf(end, from)));
  } catch {
    return undefined;
  }
}

/**
 * Returns the keys of the findings of the last report: a page, JSON or NDJSON.
 *
 * @throws CommandError if the file is not a report.
 */
export async function earlierReport(
  file: string,
  terminal: Terminal,
): Promise<ReadonlySet<string>> {
  if (!/\.html?$/i.test(file))
    return new Set(reportLines(await readValues(file, terminal), file).keys());
  const report = reportIn(await readPage(file, terminal));
  return new Set(reportLines([report], file).keys());
}
