import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface RunningDemo {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the demo and its sandbox with data of their own. */
export async function startDemo(): Promise<RunningDemo> {
  const root = join(import.meta.dirname, '../../..');
  const data = mkdtempSync(join(tmpdir(), 'passmuster-bench-'));
  const options = ['--data', data, '--port', '4900', '--sandbox-port', '24900'];
  const child: ChildProcess = spawn(process.execPath, ['scripts/demo.ts', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => {
    output += text.toString();
  });
  for (let wait = 0; wait < 600; wait += 1) {
    const [url] = /http:\/\/[\w.]+:\d+/.exec(output) ?? [];
    if (url !== undefined) return { url, stop: () => stop(child, data) };
    if (child.exitCode !== null) break;
    await delay(100);
  }
  throw new Error('The demo did not start.');
}

async function stop(child: ChildProcess, data: string): Promise<void> {
  child.kill('SIGINT');
  if (child.exitCode === null) await once(child, 'exit');
  rmSync(data, { recursive: true, force: true });
}
