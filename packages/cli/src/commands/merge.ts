import { createReadStream } from 'node:fs';
import { joinPrintable } from '@passmuster/findings';
import { sizeOf } from '../input/readBytes.ts';
import { readLines } from '../input/readLines.ts';
import { defaultFailOn, type FailOn, isFailure } from '../output/failOn.ts';
import { type Output, withOutput } from '../output/outputFile.ts';
import { refuseOverwrite } from '../output/refuseOutput.ts';
import { parseTrailer, type Trailer } from '../output/trailer.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { type TerminalText, terminalText, tty } from '../text/terminalText.ts';

/** Returns the last kilobyte of a part, which holds its trailer. */
async function trailerOf(file: string): Promise<Trailer> {
  // A part is read twice.
  if (sizeOf(file) === undefined)
    throw new CommandError(`${file}: no such file, or it can't be read`);
  let last = '';
  try {
    for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
      last = (last + String(chunk)).slice(-1024);
    }
  } catch (error) {
    throw new CommandError(`${file}: no such file, or it can't be read`, { cause: error });
  }
  const trailer = last.endsWith('\n')
    ? parseTrailer(last.trimEnd().split('\n').at(-1) ?? '')
    : undefined;
  if (trailer) return trailer;
  throw new CommandError(
    `${file}: this part is not complete. Run its shard again (csv and ndjson only)`,
  );
}

/**
 * Runs `passmuster merge PART...`: joins the outputs of `check --shard I/N` into exactly what one run writes. Refuses parts that
 * are missing, given twice or cut off.
 */
export async function merge(
  parts: readonly string[],
  {
    output,
    failOn = defaultFailOn,
  }: { readonly output?: string | undefined; readonly failOn?: FailOn | undefined },
  terminal: Terminal,
): Promise<ExitCode> {
  const found = await Promise.all(
    parts.map(async (file) => ({ file, trailer: await trailerOf(file) })),
  );
  const sorted = found.sort((a, b) => a.trailer.shard.index - b.trailer.shard.index);
  const total = sorted[0]?.trailer.shard.count ?? 0;
  const isWhole = sorted.every(
    ({ trailer: { shard } }, at) => shard.index === at + 1 && shard.count === total,
  );
  if (!isWhole || sorted.length !== total) {
    const indexes = sorted
      .map(({ trailer: { shard } }) => `${shard.index}/${shard.count}`)
      .join(', ');
    throw new CommandError(`these are not all parts of one run, each once: ${indexes}`);
  }
  refuseOverwrite(output, parts);
  await withOutput({ file: output }, terminal, async ({ write }) => {
    for (const [at, { file }] of sorted.entries()) await copyPart(file, at > 0, write);
  });
  const sum = (verdict: 'blocked' | 'look'): number =>
    sorted.reduce((count, { trailer }) => count + trailer[verdict], 0);
  return isFailure(failOn, { blocked: sum('blocked'), look: sum('look') }) ? 1 : 0;
}

const linesInBlock = 256;

/** Returns a line of a part. Throws for one that `check` can't have written: it holds raw control or invisible characters. */
function partLine(file: string, text: string, isCsv: boolean): TerminalText {
  const line = terminalText(text);
  if (line !== text) throw new CommandError(`${file}: this part was changed after it was written`);
  return isCsv ? tty`${line}\r\n` : tty`${line}\n`;
}

/** Copies a part without its trailer, and without the heading of CSV unless it is the first. */
async function copyPart(file: string, isFollowing: boolean, write: Output['write']): Promise<void> {
  const block: TerminalText[] = [];
  let isCsv = false;
  for await (const { number, text } of readLines(createReadStream(file, { encoding: 'utf8' }))) {
    if (parseTrailer(text)) continue;
    if (number === 1) isCsv = text.startsWith('file,row,');
    if (number === 1 && isCsv && isFollowing) continue;
    block.push(partLine(file, text, isCsv));
    if (block.length >= linesInBlock) await write(joinPrintable(block.splice(0), ''));
  }
  await write(joinPrintable(block, ''));
}
