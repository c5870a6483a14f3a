import { uptime } from 'node:os';
import { run } from '../src/run.ts';
import type { ExitCode, Terminal } from '../src/terminal/terminal.ts';

export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly bytes: Buffer;
  readonly err: string;
}

type InTest = Partial<Omit<Terminal, 'stdin'>> & { stdin?: string | Uint8Array };

/** Returns a terminal with a fixed day, one thread and no network, that drops what is written. */
export function terminalInTest({ stdin = '', ...terminal }: InTest = {}): Terminal {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    if (stdin.length > 0) yield Buffer.from(stdin);
  }
  return {
    stdin: bytes(),
    out: async () => {},
    err: async () => {},
    env: {},
    now: () => new Date('2026-11-21T12:00:00Z'),
    uptime,
    fetch: () => Promise.reject(new TypeError('no network in this test')),
    isInTerminal: false,
    isOutTerminal: false,
    isErrTerminal: false,
    columns: 100,
    threads: 1,
    interrupted: new AbortController().signal,
    ...terminal,
  };
}

/** Runs a command as `main.ts` does, on one thread, with a fixed day and no terminal, and returns what it wrote. */
export async function runInTest(args: readonly string[], terminal: InTest = {}): Promise<Ran> {
  const out: Buffer[] = [];
  let err = '';
  const code = await run(
    args,
    terminalInTest({
      out: async (text) => void out.push(Buffer.from(text)),
      err: async (text) => {
        err += text;
      },
      ...terminal,
    }),
  );
  const all = Buffer.concat(out);
  return { code, out: all.toString(), bytes: all, err };
}
