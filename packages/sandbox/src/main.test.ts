import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingNames } from './command/settingNames.ts';
import { callerOf } from './testing/caller.ts';
import { fetchFrom, runToEnd, startProcess } from './testing/startProcess.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandbox-main-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('the first start shows a key once; a later one says how to make another', async () => {
  const environment = { SANDBOX_DATA: join(directory, 'first.sqlite') };
  const first = await startProcess(environment);
  expect(first.output()).toContain('not for production');
  const health = await fetch(`${first.url}/health`);
  expect(await health.json()).toEqual({ status: 'success', storage: 'sqlite' });
  const key = /pm_sandbox_\S+/.exec(first.output())?.[0] ?? '';
  const call = callerOf({ fetch: fetchFrom(first) }, key);
  expect((await call('POST', '/api/wallets', { currency: 'ZAR' })).status).toBe(201);
  expect(await first.end('SIGTERM')).toEqual({ code: 0, signal: null });
  const second = await startProcess(environment);
  expect(second.output()).not.toContain('pm_sandbox_');
  expect(second.output()).toContain('create another: npx @passmuster/sandbox keys create');
  const again = callerOf({ fetch: fetchFrom(second) }, key);
  expect((await again('GET', '/api/wallets')).body.pagination.total).toBe(1);
  await second.end('SIGTERM');
  const file = await readFile(environment.SANDBOX_DATA);
  expect(file.includes(key)).toBe(false);
});

test('a given key is registered, and a key made beside the running server is accepted', async () => {
  const environment = {
    SANDBOX_DATA: join(directory, 'given.sqlite'),
    SANDBOX_API_KEY: 'a-given-key-of-this-test',
  };
  const server = await startProcess(environment);
  const made = await runToEnd(environment, ['keys', 'create', '--merchant', 'acme']);
  expect(made.code).toBe(0);
  for (const key of ['a-given-key-of-this-test', made.output.trim()]) {
    const reply = await callerOf({ fetch: fetchFrom(server) }, key)('GET', '/api/asset-codes');
    expect(reply.status).toBe(200);
  }
  await server.end('SIGTERM');
});

test('a data file with a name that SQLite reads as something else is a file', async () => {
  const within = ['sh', '-c', 'cd "$0" && exec "$@"', directory];
  for (const name of [':memory:', 'file:other.sqlite?mode=memory']) {
    const server = await startProcess({ SANDBOX_DATA: name }, within);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(await readFile(join(directory, name), 'latin1')).toContain('SQLite format 3');
  }
});

test.each([
  {
    why: 'a damaged data file',
    content: 'not a database '.repeat(300),
    says: /^The data file .* cannot be used: .*\n$/,
  },
  { why: 'an unknown command', words: ['what'], says: /^Unknown command.*\n$/ },
  {
    why: 'an option such as --port',
    words: ['--port', '9000'],
    says: /^There are no options but --help\. .* such as PORT=9000: HOST, PORT, .*\n$/,
  },
])('$why gives one clear line and exit code 1', async ({ content, words = [], says }) => {
  const file = join(directory, 'damaged.sqlite');
  if (content !== undefined) await writeFile(file, content);
  const { code, output } = await runToEnd({ SANDBOX_DATA: file, PORT: '0' }, words);
  expect(code).toBe(1);
  expect(output).toMatch(says);
});

test('--help says how it is used and names the settings of the README, and exits with 0', async () => {
  const { code, output } = await runToEnd({}, ['--help']);
  expect(code).toBe(0);
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const [table = ''] = /\| Variable .*?\n\n/s.exec(readme) ?? [];
  const rows = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(rows).toHaveLength(settingNames.length);
  expect(new Set(rows)).toEqual(new Set(settingNames));
  for (const name of settingNames) expect(output).toContain(name);
  expect(output).toMatch(/^Usage: passmuster-sandbox /);
});

test('neither the key nor a value of a customer is logged', async () => {
  const server = await startProcess({
    SANDBOX_DATA: join(directory, 'log.sqlite'),
    SANDBOX_API_KEY: 'a-very-secret-key-of-this-test',
    SANDBOX_LOG: 'debug',
  });
  const call = callerOf({ fetch: fetchFrom(server) }, 'a-very-secret-key-of-this-test');
  await call(
    'GET',
    '/api/payouts/validate-address?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed&network=erc20',
  );
  await call('POST', '/api/business-customers', {
    email: 'ada@private.example',
    business_name: 'Ada',
  });
  await server.end('SIGTERM');
  expect(server.output()).toContain('"operation":"validateAddress","status":200');
  expect(server.output()).not.toMatch(/a-very-secret|ada@private|0x5aAeb/);
});

test('a Node.js without SQLite gets the version that is needed', async () => {
  const { code, output } = await runToEnd({ NODE_OPTIONS: '--no-experimental-sqlite' }, [
    'keys',
    'list',
  ]);
  expect(code).toBe(1);
  expect(output).toBe(`Needs Node.js 22.16 or later. This is ${process.version}\n`);
});
