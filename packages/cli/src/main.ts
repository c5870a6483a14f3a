#!/usr/bin/env node
import { availableParallelism, uptime } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { run } from './run.ts';
import { OutputClosed, systemCode } from './terminal/commandError.ts';
import { redirectConsole } from './terminal/redirectConsole.ts';
import { terminalText, tty } from './text/terminalText.ts';

// Records come and go one by one, and little is kept: a young generation that doesn't grow keeps a run on one thread within
// the 250 MB that are promised. 12,000 customers of 2 kB take 209 MB instead of 264, 1,000 of 22 kB 194 instead of 241, and a
// million addresses 214 instead of 227, in the same processor time: x0.98, x1.03 and x1.01 (medians of 2 or 3 interleaved rounds).
setFlagsFromString('--semi-space-growth-factor=1');

const writeOut = redirectConsole();

let isOutClosed = false;

const write = async (to: typeof writeOut, text: string | Uint8Array) => {
  if (isOutClosed && to === writeOut) throw new OutputClosed();
  if (text.length === 0) return;
  await new Promise<void>((resolve) => {
    // The callback is called for a closed pipe, too, unlike `drain`; the next write then throws.
    if (to(text, () => resolve())) resolve();
  });
};
const writeError = process.stderr.write.bind(process.stderr);

process.stdout.on('error', (error) => {
  // A reader that has seen enough, such as `head`, closes the pipe.
  isOutClosed = true;
  if (systemCode(error) === 'EPIPE') return;
  const code = terminalText(systemCode(error) || error.name);
  process.stderr.write(tty`passmuster: the output can't be written (${code})\n`);
  process.exit(2);
});
process.stderr.on('error', () => process.exit(2));

/** Commands that wait for something that can't be interrupted, such as a pipe nobody writes to, end after this. */
const graceMilliseconds = 3000;

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The second time, at once.
    if (interruption.signal.aborted) process.exit(130);
    interruption.abort();
    setTimeout(() => process.exit(130), graceMilliseconds).unref();
  });
}

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  out: (text) => write(writeOut, text),
  err: (text) => write(writeError, text),
  env: process.env,
  now: () => new Date(),
  uptime,
  fetch,
  isInTerminal: process.stdin.isTTY ?? false,
  isOutTerminal: process.stdout.isTTY ?? false,
  isErrTerminal: process.stderr.isTTY ?? false,
  columns: process.stdout.columns ?? 100,
  threads: availableParallelism(),
  interrupted: interruption.signal,
});
// A pipe that is still open on standard input must not keep the process alive, nor another one after a signal.
process.stdin.destroy();
if (interruption.signal.aborted) writeOut('', () => process.exit());
