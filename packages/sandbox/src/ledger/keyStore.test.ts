import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openStore } from '../db/openStore.ts';
import { newStorage, storages } from '../testing/storages.ts';
import { createKeyStore } from './keyStore.ts';

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
});
