import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { killRounds } from '../../test/killRounds.ts';
import { runInTest } from '../../test/runInTest.ts';
import {
  answering,
  clocks,
  dropping,
  events,
  losing,
  submitting,
  wallet,
} from '../../test/submitting.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const { sandbox, submit, created } = submitting();

test('rows are sent once, a second run sends none, and a new row of the file is sent', async () => {
  const file = write('once.ndjson', wallet('once a') + wallet('once a') + wallet('once b'));
  const first = await submit(file);
  expect(first.out).toBe('3 created\n');
  expect(first.code).toBe(0);
  const second = await submit(file);
  expect(second.out).toBe('3 already sent\n');
  writeFileSync(file, wallet('once new') + readFileSync(file, 'utf8'));
  expect((await submit(file)).out).toBe('1 created, 3 already sent\n');
});

test('the journal is for its owner only and holds neither the key nor a value of the rows', async () => {
  const file = write('private.ndjson', wallet('private description'));
  await submit(file);
  expect(statSync(`${file}.journal`).mode & 0o777).toBe(0o600);
  const text = readFileSync(`${file}.journal`, 'utf8');
  expect(text).not.toContain('private description');
  expect(text).not.toContain(sandbox().apiKey);
  expect(existsSync(`${file}.journal.lock`)).toBe(false);
});

test('a file has one journal, whatever link leads to it', async () => {
  const file = write('real.ndjson', wallet('linked'));
  await submit(file);
  symlinkSync(file, `${file}-link`);
  expect((await submit(`${file}-link`)).out).toBe('1 already sent\n');
  expect((await created()).get('linked')).toBe(1);
});

test('a row with an error is blocked, and the others are sent', async () => {
  const wrong = `${JSON.stringify({ currency: 'ZAR', network: 'polygon' })}\n`;
  const file = write('mixed.ndjson', wallet('mixed') + wrong);
  const { out, code } = await submit(file);
  expect(out).toContain(`${file}:2  blocked\n${file}:2:network  error\n`);
  expect(out).toContain('\n1 to send; 1 blocked\n1 created, 1 blocked (not sent)\n');
  expect(code).toBe(1);
});

test('--dry-run sends nothing and writes no journal', async () => {
  const file = write('dry.ndjson', wallet('dry'));
  const { out } = await submit(file, ['--dry-run']);
  expect(out).toBe('would send 1; nothing was sent\n');
  expect(existsSync(`${file}.journal`)).toBe(false);
});

test('a lost answer is unknown, and sent again only if a person asks for it', async () => {
  const file = write('lost.ndjson', wallet('lost'));
  const lost = await submit(file, [], { fetch: losing });
  expect(lost.out).toContain('1 may have been created');
  expect(lost.code).toBe(1);
  for (const again of ['a second', 'a third']) {
    expect((await submit(file)).out, again).toContain('1 may have been created\n');
  }
  expect((await submit(file, ['--resend', '2'])).out).toContain('1 may have been created\n');
  expect((await submit(file, ['--resend', '1'])).out).toBe('1 created\n');
  expect((await created()).get('lost')).toBe(2);
});

test('a row in doubt stays in doubt when the API asks to wait, or refuses it', async () => {
  const file = write('doubt.ndjson', wallet('doubt'));
  await submit(file, [], { fetch: dropping });
  const refuse = (status: number) => () =>
    Response.json({ status: 'error', message: 'No', code: 'X' }, { status });
  for (const status of [400, 401, 403]) {
    await submit(file, ['--resend', '1'], { fetch: answering(refuse(status)) });
    expect((await submit(file)).out, `${status}`).toContain('1 may have been created\n');
  }
});

test('an interruption between sending and answer is unknown at the next run', async () => {
  const file = write('cut.ndjson', wallet('cut'));
  await submit(file);
  const lines = readFileSync(`${file}.journal`, 'utf8').split('\n');
  const upToSent = lines.slice(0, lines.findIndex((text) => text.includes('"sent"')) + 1);
  // The line after it was being written when the power went.
  writeFileSync(`${file}.journal`, `${upToSent.join('\n')}\n{"key":"1","ty`);
  expect((await submit(file)).out).toContain('1 may have been created\n');
  expect(events(file)).toEqual(['sent', 'unknown']);
});

test('an API that asks to wait is obeyed, and the row is sent then', async () => {
  const file = write('wait.ndjson', wallet('wait'));
  const slowDown = () =>
    Response.json(
      { status: 'error', message: 'Slow down', code: 'RATE_LIMITED' },
      { status: 429, headers: { 'retry-after': '0' } },
    );
  expect((await submit(file, [], { fetch: answering(slowDown) })).out).toBe('1 created\n');
  expect(events(file)).toEqual(['sent', 'not_sent', 'sent', 'created']);
});

test('a clock that is set back by a day does not make the wait longer', async () => {
  const file = write('back.ndjson', wallet('back'));
  const clock = clocks();
  const slowDown = () => {
    clock.move(-86_400);
    return Response.json(
      { status: 'error', message: 'Slow down', code: 'RATE_LIMITED' },
      { status: 429, headers: { 'retry-after': '1' } },
    );
  };
  const { out } = await submit(file, [], { ...clock, fetch: answering(slowDown) });
  expect(out).toBe('1 created\n');
});

test('a signal ends the wait that the API asks for, with the account of what was sent', async () => {
  const file = write('signal.ndjson', wallet('signal'));
  const interruption = new AbortController();
  const slowDown = () => {
    setTimeout(() => interruption.abort(), 100);
    return Response.json(
      { status: 'error', message: 'Slow down', code: 'RATE_LIMITED' },
      { status: 429, headers: { 'retry-after': '3600' } },
    );
  };
  const options = { fetch: answering(slowDown), interrupted: interruption.signal };
  const { out, code } = await submit(file, [], options);
  expect(out).toContain('1 not started\n');
  expect(code).toBe(130);
  expect((await submit(file)).out).toBe('1 created\n');
});

test('a corrected row is a new one, and a moved row keeps its name', async () => {
  const refuse = () => Response.json({ status: 'error', code: 'X' }, { status: 400 });
  const file = write('moved.ndjson', wallet('refused') + wallet('moved'));
  const first = await submit(file, ['--concurrency', '1'], { fetch: answering(refuse) });
  expect(first.out).toBe(`${file}:1  refused (400 X)\n1 created, 1 refused by the API\n`);
  writeFileSync(file, wallet('moved') + wallet('corrected'));
  expect((await submit(file)).out).toBe('1 created, 1 already sent\n');
});

test.each([
  {
    why: 'a wrong key',
    env: { PASSMUSTER_API_KEY: 'wrong_key_of_this_test_0123456789' },
    says: 'rejected the API key',
  },
  { why: 'no key', env: {}, says: 'set PASSMUSTER_API_KEY' },
])('$why stops the run, and nothing counts as sent', async ({ env, says }) => {
  const file = write(`key${says.length}.ndjson`, wallet(says));
  const { err, code } = await submit(file, [], { env });
  expect(err).toContain(says);
  expect(code).toBe(2);
  expect((await submit(file)).out).toBe('1 created\n');
});

test.each([
  { url: 'https://api.example.com', more: [], says: "doesn't look like a sandbox" },
  { url: 'http://sandbox.example.com', more: [], says: 'must use https' },
  { url: 'http://127.evil.example', more: [], says: 'must use https: the API key' },
  { url: 'https://127.evil.example', more: [], says: "127.evil.example doesn't look like" },
  { url: 'ftp://127.0.0.1', more: [], says: 'is not a web address' },
  { url: 'http://127.0.0.1:65534/api', more: [], says: "the API can't be reached" },
])('--base-url $url: $says', async ({ url, more, says }) => {
  const file = write(`${says.length}.ndjson`, wallet('url'));
  const { err, code } = await runInTest(['submit', 'wallet', file, '--base-url', url, ...more], {
    fetch,
    env: { PASSMUSTER_API_KEY: sandbox().apiKey },
  });
  expect(err).toContain(says);
  expect(code).toBe(2);
});

test('killed three times at random moments, no row is sent twice and each has a state', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => `kill ${index + 1}`);
  const file = write('kill.ndjson', rows.map((row) => wallet(row)).join(''));
  let seed = 0.37;
  const random = (): number => {
    seed = (seed * 7919 + 0.11) % 1;
    return seed;
  };
  const { created, states } = await killRounds({ file, ...sandbox(), rounds: 3, random });
  expect([...created].filter(([name, count]) => name.startsWith('kill') && count > 1)).toEqual([]);
  expect(states.size).toBe(rows.length);
  const open = [...states.values()].filter(({ kind, doubt }) => kind !== 'created' && !doubt);
  expect(open).toEqual([]);
});
