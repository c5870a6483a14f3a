import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../db/openStore.ts';
import type { Store } from '../db/store.ts';
import { createStorageHealth } from './storageHealth.ts';

const full = Object.assign(new Error('full'), { errcode: 13 });
const locked = Object.assign(new Error('locked'), { errcode: 5 });

let store: Store;
beforeEach(async () => {
  store = await openStore({});
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

test('the health reports a full disk for ten seconds after a request met it', async () => {
  const health = createStorageHealth(store);
  expect((await health.check()).status).toBe(200);
  expect(health.explain(full)?.cause).toBe('the disk is full');
  vi.advanceTimersByTime(9_999);
  const { status, body } = await health.check();
  expect([status, JSON.parse(body).code]).toEqual([503, 'STORAGE_FULL']);
  vi.advanceTimersByTime(1);
  expect((await health.check()).status).toBe(200);
});

test('a lock that a request met does not count as long as the database answers', async () => {
  const health = createStorageHealth(store);
  expect(health.explain(locked)?.answer.status).toBe(503);
  expect((await health.check()).status).toBe(200);
});

test('an error of the sandbox itself is not explained', async () => {
  const health = createStorageHealth(store);
  expect(health.explain(new Error('secret'))).toBeUndefined();
  expect((await health.check()).status).toBe(200);
});

test.each([
  { error: full, code: 'STORAGE_FULL' },
  { error: locked, code: 'STORAGE_UNAVAILABLE' },
  { error: new Error('secret'), code: 'STORAGE_UNAVAILABLE' },
])('a check of the database that fails with $error.message is answered 503 $code', async (row) => {
  const health = createStorageHealth({ ...store, check: () => Promise.reject(row.error) });
  const { status, body } = await health.check();
  expect([status, JSON.parse(body).code]).toEqual([503, row.code]);
});
