import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keysCommand } from './keysCommand.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandbox-keys-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Runs `keys` with these arguments and returns its output. */
async function keys(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const environment = { SANDBOX_DATA: join(directory, 'data.sqlite') };
  await keysCommand(words, environment, (line) => lines.push(line));
  return lines.join('\n');
}

test('a key is shown when it is created, rotated and revoked by its id, and never listed', async () => {
  const key = await keys('create', '--merchant', 'acme', '--environment', 'staging');
  expect(key).toMatch(/^pm_staging_/);
  const [id = '', ...listed] = (await keys('list')).split('  ');
  expect(listed).toEqual(['acme', 'staging', `${key.slice(0, 15)}…`, 'valid']);
  const next = await keys('rotate', id);
  expect(next).toMatch(/^pm_staging_/);
  const list = await keys('list');
  expect(list).toMatch(/revoked .*\n.*valid$/);
  expect(list).not.toContain(next);
  await expect(keys('revoke', id)).rejects.toThrow(/^No key has this id/);
});

test.each(['never', '+010000-01-01', ''])('a key cannot expire at "%s"', async (expires) => {
  await expect(keys('create', '--expires', expires)).rejects.toThrow(
    /^Usage: passmuster-sandbox keys/,
  );
});
