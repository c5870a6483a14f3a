import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a process that takes the lock and stays, and returns it with what it printed. */
async function taking(file: string) {
  const source = JSON.stringify(join(import.meta.dirname, 'lock.ts'));
  const code = `import { takeLock } from ${source}; console.log(takeLock(${JSON.stringify(file)})); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = await once(child.stdout, 'data');
  const end = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { said: String(text).trim(), end };
}

test('one process has the lock until it ends, even if it is killed', async () => {
  const file = join(folder, 'new/lock.sqlite');
  const first = await taking(file);
  const second = await taking(file);
  await first.end();
  const third = await taking(file);
  await Promise.all([second.end(), third.end()]);
  expect([first.said, second.said, third.said]).toEqual(['true', 'false', 'true']);
});
