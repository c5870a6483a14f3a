import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = join(import.meta.dirname, '../../../..');

/** Runs the demo and its sandbox, with data of their own, during some work. They stop with it, also if it fails. */
export async function withDemo(work: (url: string) => Promise<void>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'passmuster-bench-'));
  const options = ['--data', data, '--port', '4900', '--sandbox-port', '24900'];
  const child = spawn(process.execPath, ['tools/scripts/demo.ts', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  const urlOf = async (): Promise<string> => {
    for (let wait = 0; wait < 600 && child.exitCode === null; wait += 1) {
      const [url] = /http:\/\/[\w.]+:\d+/.exec(output) ?? [];
      if (url !== undefined) return url;
      await delay(100);
    }
    throw new Error('The demo did not start.');
  };
  const stop = () => child.kill('SIGINT');
  process.once('SIGTERM', stop);
  try {
    await work(await urlOf());
  } finally {
    process.off('SIGTERM', stop);
    stop();
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(data, { recursive: true, force: true });
  }
}
