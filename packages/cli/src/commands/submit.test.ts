import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type SandboxProcess, startSandbox } from '@passmuster/testing/startSandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killRounds } from '../../test/killRounds.ts';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const line = (description: string): string =>
  `${JSON.stringify({ currency: 'USDC', network: 'polygon', description })}\n`;

const submit = (
  file: string,
  more: readonly string[] = [],
  terminal: Parameters<typeof runInTest>[1] = {},
) =>
  runInTest(['submit', 'wallet', file, '--base-url', sandbox.baseUrl, ...more], {
    fetch,
    now: () => new Date(),
    env: { PASSMUSTER_API_KEY: sandbox.apiKey },
    ...terminal,
  });

const entries = (file: string) =>
  readFileSync(`${file}.journal`, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((text) => JSON.parse(text));

test('rows are sent once, a second run sends none, and a new row of the file is sent', async () => {
  const file = write('once.ndjson', line('once a') + line('once a') + line('once b'));
  const first = await submit(file);
  expect(first.out).toBe('3 acknowledged\n');
  expect(first.code).toBe(0);
  const second = await submit(file);
  expect(second.out).toBe('3 settled by an earlier run\n');
  writeFileSync(file, line('once new') + readFileSync(file, 'utf8'));
  expect((await submit(file)).out).toBe('1 acknowledged, 3 settled by an earlier run\n');
});

test('the journal is for its owner only and holds neither the key nor a value of the rows', async () => {
  const file = write('private.ndjson', line('private description'));
  await submit(file);
  expect(statSync(`${file}.journal`).mode & 0o777).toBe(0o600);
  const text = readFileSync(`${file}.journal`, 'utf8');
  expect(text).not.toContain('private description');
  expect(text).not.toContain(sandbox.apiKey);
  expect(existsSync(`${file}.journal.lock`)).toBe(false);
});

test('a row with an error is not sent, and the others are', async () => {
  const wrong = `${JSON.stringify({ currency: 'ZAR', network: 'polygon' })}\n`;
  const file = write('mixed.ndjson', line('mixed') + wrong);
  const { out, code } = await submit(file);
  expect(out).toBe(
    `${file}:2  needs fixing\n1 acknowledged, 1 not sent because they need fixing\n`,
  );
  expect(code).toBe(1);
});

test('--dry-run sends nothing and writes no journal', async () => {
  const file = write('dry.ndjson', line('dry'));
  const { out } = await submit(file, ['--dry-run']);
  expect(out).toBe('would send 1, 0 need fixing; nothing was sent\n');
  expect(existsSync(`${file}.journal`)).toBe(false);
});

test('a lost answer is unknown: it is looked up, and sent again only when asked', async () => {
  const file = write('lost.ndjson', line('lost'));
  const losing: typeof fetch = async (...request) => {
    await fetch(...request);
    throw new TypeError('fetch failed');
  };
  const lost = await submit(file, [], { fetch: losing });
  expect(lost.out).toContain('1 with unknown outcome');
  expect(lost.code).toBe(1);
  expect((await submit(file)).out).toBe('1 with unknown outcome\n');
  const unknown = await submit(file, ['--unknown']);
  expect(unknown.out).toMatch(/lost\.ndjson:1 {2}sent .*; created since: [0-9a-f-]{36}/);
  expect((await submit(file, ['--resend', '1'])).out).toBe('1 acknowledged\n');
});

test('an interruption between sending and answer is unknown at the next run', async () => {
  const file = write('cut.ndjson', line('cut'));
  await submit(file);
  const journal = readFileSync(`${file}.journal`, 'utf8').split('\n');
  const isSending = (text: string): boolean => text.includes('"sending"');
  const upToSending = journal.slice(0, journal.findIndex(isSending) + 1);
  // The line after it was being written when the power went.
  writeFileSync(`${file}.journal`, `${upToSending.join('\n')}\n{"row":1,"st`);
  expect((await submit(file)).out).toBe('1 with unknown outcome\n');
  expect(entries(file).map(({ state }) => state)).toEqual(['sending', 'unknown']);
});

test('an API that asks to wait is obeyed, and the row is sent then', async () => {
  const file = write('wait.ndjson', line('wait'));
  let asked = 0;
  const limited: typeof fetch = (...request) =>
    asked++ === 0
      ? Promise.resolve(
          Response.json(
            { status: 'error', message: 'Slow down', code: 'RATE_LIMITED' },
            { status: 429, headers: { 'retry-after': '0' } },
          ),
        )
      : fetch(...request);
  expect((await submit(file, [], { fetch: limited })).out).toBe('1 acknowledged\n');
  expect(entries(file).map(({ state }) => state)).toEqual([
    'sending',
    'not-started',
    'sending',
    'acknowledged',
  ]);
});

test.each([
  {
    why: 'a wrong key',
    env: { PASSMUSTER_API_KEY: 'wrong_key_of_this_test_0123456789' },
    says: 'rejected the API key',
  },
  { why: 'no key', env: {}, says: 'set PASSMUSTER_API_KEY' },
])('$why stops the run, and nothing counts as sent', async ({ env, says }) => {
  const file = write(`key${says.length}.ndjson`, line('key'));
  const { err, code } = await submit(file, [], { env });
  expect(err).toContain(says);
  expect(code).toBe(2);
  expect((await submit(file)).out).toBe('1 acknowledged\n');
});

test.each([
  { url: 'https://api.example.com', more: [], says: "doesn't look like a sandbox" },
  { url: 'http://sandbox.example.com', more: [], says: 'must use https' },
  { url: 'http://127.evil.example', more: [], says: 'must use https: the API key' },
  { url: 'https://127.evil.example', more: [], says: "127.evil.example doesn't look like" },
  { url: 'ftp://127.0.0.1', more: [], says: 'is no web address' },
  { url: 'http://127.0.0.1:65534/api', more: [], says: "the API can't be reached" },
])('--base-url $url: $says', async ({ url, more, says }) => {
  const file = write(`${says.length}.ndjson`, line('url'));
  const { err, code } = await runInTest(['submit', 'wallet', file, '--base-url', url, ...more], {
    fetch,
    env: { PASSMUSTER_API_KEY: sandbox.apiKey },
  });
  expect(err).toContain(says);
  expect(code).toBe(2);
});

test('a journal of another API, a damaged one and one in use are refused', async () => {
  const file = write('journal.ndjson', line('journal'));
  await submit(file);
  const good = readFileSync(`${file}.journal`, 'utf8');
  writeFileSync(`${file}.journal`, good.replace(sandbox.baseUrl, 'http://127.0.0.1:2/api'));
  expect((await submit(file)).err).toContain(
    'this journal is for wallet at http://127.0.0.1:2/api',
  );
  writeFileSync(`${file}.journal`, good.replace('"sending"', '"dreaming"'));
  expect((await submit(file)).err).toContain('line 2 is damaged. Nothing was sent');
  writeFileSync(`${file}.journal`, good);
  writeFileSync(`${file}.journal.lock`, String(process.pid));
  expect((await submit(file)).err).toContain('another run');
  writeFileSync(`${file}.journal.lock`, '999999999');
  expect((await submit(file)).out).toBe('1 settled by an earlier run\n');
});

test('killed three times at random moments, no row is sent twice and each has a state', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => `kill ${index + 1}`);
  const file = write('kill.ndjson', rows.map(line).join(''));
  let seed = 0.37;
  const random = (): number => {
    seed = (seed * 7919 + 0.11) % 1;
    return seed;
  };
  const { created, states } = await killRounds({ file, ...sandbox, rounds: 3, random });
  expect([...created].filter(([name, count]) => name.startsWith('kill') && count > 1)).toEqual([]);
  expect(states.size).toBe(rows.length);
  expect(
    [...states.values()].filter((state) => !['acknowledged', 'unknown'].includes(state)),
  ).toEqual([]);
});
