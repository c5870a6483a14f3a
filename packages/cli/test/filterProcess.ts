import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

const main = new URL('../src/main.ts', import.meta.url).pathname;

/** A filter that runs, as an engine calls it. */
export interface FilterProcess {
  readonly process: ChildProcessByStdio<Writable, Readable, Readable>;
  /** Waits for so many lines of output. */
  readonly read: (lines: number) => Promise<readonly string[]>;
  /** Ends the input; returns what else was written, the status, and what stands on standard error. */
  readonly end: () => Promise<{
    readonly rest: string;
    readonly status: number;
    readonly errors: string;
  }>;
}

/** Starts `passmuster filter KIND`. */
export function startFilter(...args: readonly string[]): FilterProcess {
  const child = spawn(
    process.execPath,
    ['--conditions=@passmuster/source', main, 'filter', ...args],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  let text = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    errors += piece;
  });
  return {
    process: child,
    async read(lines) {
      while (text.split('\n').length <= lines) await once(child.stdout, 'data');
      const all = text.split('\n');
      text = all.slice(lines).join('\n');
      return all.slice(0, lines);
    },
    async end() {
      const closed = once(child, 'close');
      child.stdin.end();
      const [status] = await closed;
      return { rest: text, status: Number(status), errors };
    },
  };
}
