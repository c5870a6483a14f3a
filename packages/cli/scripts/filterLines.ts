import { once } from 'node:events';
import { startFilter } from '../test/filterProcess.ts';
import { garbageLines } from '../test/garbageLines.ts';

/** Sends lines of garbage to `passmuster filter KIND`, and fails unless each has one answer, in order, and nothing else is written. */
const count = Number(process.argv[2] ?? 1_000_003);
const kind = process.argv[3] ?? 'bank';
const filter = startFilter(kind);

async function send(): Promise<void> {
  for (const line of garbageLines(count, count)) {
    if (!filter.process.stdin.write(Buffer.concat([line, Buffer.from('\n')]))) {
      await once(filter.process.stdin, 'drain');
    }
  }
}

async function readAnswers(): Promise<number> {
  const block = 10_000;
  let row = 0;
  while (row < count) {
    for (const answer of await filter.read(Math.min(block, count - row))) {
      row += 1;
      if (JSON.parse(answer).row !== row) throw new Error(`the answer to line ${row} is another's`);
    }
  }
  return row;
}

const [answers] = await Promise.all([readAnswers(), send()]);
const { rest, status, errors } = await filter.end();
if (rest !== '' || status !== 0 || errors !== '') throw new Error('more than answers was written');
process.stdout.write(`${count} lines, ${answers} answers\n`);
