import { DatabaseSync } from 'node:sqlite';
import { createBodyReader } from '@passmuster/client/handler';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { openStore } from '../db/openStore.ts';
import { createKeyStore } from '../ledger/createKeyStore.ts';
import { defaultSwitches } from '../ledger/switches.ts';
import { callerOf } from '../testing/caller.ts';
import { createApp } from './createApp.ts';
import { createMetrics } from './metrics.ts';
import { createStorageHealth } from './storageHealth.ts';

const key = 'a-key-of-this-test-only-1';
const lines: string[] = [];
const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
const sandbox = createSandbox({ apiKeys: [key], log });
afterAll(() => sandbox.close());

test('a refused credential is logged with its reason and the public id of its key', async () => {
  const keys = await sandbox.keys();
  const revoked = await keys.create({ merchant: 'revoked' });
  const entry = (await keys.list()).find(({ merchant }) => merchant === 'revoked');
  await keys.revoke(entry?.id ?? '');
  lines.length = 0;
  await callerOf(sandbox, revoked)('GET', '/api/asset-codes');
  await callerOf(sandbox, 'an-unknown-key')('GET', '/api/asset-codes');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { status: 401, reason: 'token_revoked', keyId: entry?.id },
    { status: 401, reason: 'token_unknown' },
  ]);
  expect(lines.join()).not.toContain(revoked);
});

test.each(['/api/asset-codes', '/api/nowhere', '/health', '/_sandbox/ledger'])(
  'the answer of %s is not cached, and no browser guesses its type',
  async (path) => {
    const { headers } = await callerOf(sandbox, key)('GET', path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test.each([
  { path: '/api/wallets', id: 'abc-1', kept: true },
  { path: '/api/wallets', id: 'not plain', kept: false },
  { path: '/health', id: 'abc-1', kept: true },
  { path: '/health', id: 'x'.repeat(256), kept: false },
])('the request id "$id" of $path is kept: $kept', async ({ path, id, kept }) => {
  const { headers } = await callerOf(sandbox)('GET', path, undefined, { 'x-request-id': id });
  expect(headers.get('x-request-id')).toMatch(kept ? /^abc-1$/ : /^[\da-f-]{36}$/);
});

test('the root redirects to the documentation', async () => {
  const { status, headers } = await sandbox.fetch('http://sandbox/');
  expect([status, headers.get('location')]).toEqual([302, '/docs']);
});

/** The error of a database that has no room for another page. */
function diskFull(): unknown {
  let found: unknown;
  const database = new DatabaseSync(':memory:');
  database.exec('create table t (text text); pragma max_page_count = 2');
  try {
    database.prepare('insert into t values (?)').run('x'.repeat(100_000));
  } catch (error) {
    found = error;
  }
  return found;
}

test.each([
  { error: diskFull(), status: 503, code: 'STORAGE_FULL', cause: 'the disk is full' },
  {
    error: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
    status: 503,
    code: 'STORAGE_UNAVAILABLE',
    cause: 'the database did not answer',
  },
  { error: new Error('secret'), status: 500, code: 'INTERNAL_ERROR', cause: 'unexpected' },
])('a failure is answered $status $code and logged as: $cause', async (expected) => {
  const store = await openStore({});
  const keys = createKeyStore(store, Date.now);
  await keys.register(key);
  const fail = {
    name: 'fail',
    method: 'GET',
    path: '/fail',
    status: () => 200,
    run: () => Promise.reject(expected.error),
  } as const;
  const app = createApp({
    storageHealth: createStorageHealth(store),
    ...{ store, keys, log, switches: defaultSwitches, clock: Date.now, maxBodyBytes: 1 },
    readBody: createBodyReader({ inFlightBytes: 1, bodyMs: 1 }),
    dropBody: async () => {},
    limiter: async () => undefined,
    metrics: createMetrics(),
    simulation: {
      routes: [fail],
      timeOf: () => '2026-11-21T00:00:00.000Z',
      around: (_, run) => run(),
    },
  });
  lines.length = 0;
  const answer = await app.request('/fail', { headers: { 'x-api-key': key } });
  const body = await answer.json();
  expect([answer.status, body.code]).toEqual([expected.status, expected.code]);
  expect(lines.join()).toContain(`"cause":"${expected.cause}"`);
  expect(lines.join() + JSON.stringify(body)).not.toContain('secret');
  await store.close();
});
