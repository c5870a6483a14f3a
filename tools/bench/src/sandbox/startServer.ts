import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface Server {
  readonly url: string;
  /** Milliseconds from the start of the process to its line. */
  readonly startedIn: number;
  /** Resident memory in megabytes. */
  readonly memory: () => number;
  stop(): Promise<void>;
}

/** Starts a Node program that prints its address. */
export async function startServer(
  file: string,
  environment: Readonly<Record<string, string>> = {},
  words: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<Server> {
  const started = performance.now();
  const child: ChildProcess = spawn(
    process.execPath,
    ['--conditions=@passmuster/source', ...flags, file, ...words],
    { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const closed = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /http:\/\/[\d.]+:\d+/.exec(output)?.[0];
      if (found) resolve(found);
    });
    void closed.then(() => reject(new Error(`${file} ended: ${output}`)));
  });
  return {
    url,
    startedIn: performance.now() - started,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}
