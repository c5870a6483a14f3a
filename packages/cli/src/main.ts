#!/usr/bin/env node
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { run } from './run.ts';

// Records come and go one by one, and little is kept: heaps that hardly grow, those of worker threads included, take
// half the memory and a few percent more time.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=75');

const writer = (stream: NodeJS.WriteStream) => async (text: string | Uint8Array) => {
  if (text.length > 0 && !stream.write(text)) await once(stream, 'drain');
};

const fail = (line: string): never => {
  process.stderr.write(`passmuster: ${line}\n`);
  process.exit(2);
};

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough, such as `head`, closes the pipe; the rest can't be written.
  fail(
    error.code === 'EPIPE'
      ? 'the output was closed before everything was written'
      : `the output can't be written (${error.code ?? error.name})`,
  );
});
process.stderr.on('error', () => process.exit(2));

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The second time, at once.
    if (interruption.signal.aborted) process.exit(130);
    interruption.abort();
  });
}

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  out: writer(process.stdout),
  err: writer(process.stderr),
  env: process.env,
  now: () => new Date(),
  fetch,
  isOutTerminal: process.stdout.isTTY ?? false,
  isErrTerminal: process.stderr.isTTY ?? false,
  columns: process.stdout.columns ?? 100,
  threads: availableParallelism(),
  interrupted: interruption.signal,
});
// A pipe that is still open on standard input must not keep the process alive.
process.stdin.destroy();
