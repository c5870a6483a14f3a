import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveCommand } from './serveCommand.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandbox-serve-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const serve = (setting: Readonly<Record<string, string>>) =>
  serveCommand(
    { SANDBOX_DATA: join(directory, 'data.sqlite'), PORT: '0', ...setting },
    () => undefined,
  );

test.each([
  { setting: { DATABASE_URL: 'nonsense' }, says: /^DATABASE_URL must begin with postgres:\/\/$/ },
  {
    setting: { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/none' },
    says: /^The database cannot be used: (?!.*secret).+$/,
  },
  { setting: { SANDBOX_LOG: 'loud' }, says: /^SANDBOX_LOG must be silent, .*info.*$/ },
  { setting: { SANDBOX_RATE_LIMIT: '0' }, says: /^SANDBOX_RATE_LIMIT must be a whole number$/ },
  { setting: { SANDBOX_SEED: 'all' }, says: /^SANDBOX_SEED must be examples$/ },
  { setting: { SANDBOX_SEED: 'examples' }, says: /^SANDBOX_SEED needs SANDBOX_API_KEY$/ },
  {
    setting: { SANDBOX_SWITCHES: import.meta.filename },
    says: /^SANDBOX_SWITCHES must name a JSON file of switches$/,
  },
  {
    setting: { SANDBOX_API_KEY: 'a-key-from-a-file-with-its-line-break\n' },
    says: /^SANDBOX_API_KEY must have at least 24 characters, all of them visible ASCII$/,
  },
  { setting: { PORT: '65536' }, says: /^PORT must be a port number$/ },
])('the setting $setting is refused with one clear line', async ({ setting, says }) => {
  await expect(serve(setting)).rejects.toThrow(says);
});

test('a port that is in use is refused when it is set', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  await expect(serve({ PORT: port })).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken`);
  other.close();
});
