import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '../db/openStore.ts';
import { newStorage, storages } from '../testing/storages.ts';
import { createKeyStore } from './createKeyStore.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(storages)('the keys on %s', (kind) => {
  test('are stored as hashes: no column holds a key', async () => {
    const store = await openStore(await newStorage(kind));
    const keys = createKeyStore(store, Date.now);
    const made = await keys.create({ merchant: 'hidden' });
    const given = 'a-given-key-of-this-test';
    await keys.register(given);
    const rows = await store.read.selectFrom('api_keys').selectAll().orderBy('seq').execute();
    expect(rows.map(({ hash }) => hash)).toEqual(
      [made, given].map((key) => createHash('sha256').update(key).digest('hex')),
    );
    for (const key of [made, given]) expect(JSON.stringify(rows)).not.toContain(key.slice(15));
    await store.close();
  });

  test('revoked by another process is refused a second later, even if the time of day stops', async () => {
    const store = await openStore(await newStorage(kind));
    const [here, there] = [createKeyStore(store, () => 0), createKeyStore(store, () => 0)];
    const key = await here.create();
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const holder = await here.find(key);
    expect(await there.revoke(holder?.keyId ?? '')).toBe(true);
    now.mockReturnValue(2_000);
    expect((await here.find(key))?.revokedAt).toBe('1970-01-01T00:00:00.000Z');
    await store.close();
  });
});
