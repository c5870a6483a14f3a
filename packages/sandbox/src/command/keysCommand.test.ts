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

test.each([
  { why: 'an escape sequence', name: '\u001b[2J' },
  { why: 'a line break', name: 'acme\nother' },
  { why: 'a mark that reverses the line', name: 'acme\u202e' },
  { why: 'an invisible letter', name: 'ac\u200bme' },
  { why: 'a line separator', name: 'acme\u2028' },
  { why: 'nothing', name: '' },
  { why: '101 characters', name: 'x'.repeat(101) },
])('a merchant cannot be named with $why, which a list would print', async ({ name }) => {
  await expect(keys('create', '--merchant', name)).rejects.toThrow(
    /^The name of a merchant must have 1 to 100 visible characters$/,
  );
});

test('a merchant may be named in any script, with spaces', async () => {
  const name = `Café ${'x'.repeat(80)} 東京 חנות`;
  await keys('create', '--merchant', name);
  expect(await keys('list')).toContain(`  ${name}  sandbox  `);
});
