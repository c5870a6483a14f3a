import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that serves. */
export interface RunningProgram {
  /** `http://127.0.0.1:1234`. */
  readonly address: string;
  /** Returns everything that it printed so far. */
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts a program with Node.js, and waits until it prints its address. */
export async function startProgram(
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProgram> {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let text = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${text}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        text += chunk;
        const [, host, port] = /http:\/\/([\w.]+):(\d+)/.exec(text) ?? [];
        if (host && port !== '0') resolve(`http://127.0.0.1:${port}`);
      });
    }
  });
  return {
    address,
    printed: () => text,
    async stop() {
      child.kill();
      await exited;
    },
  };
}
