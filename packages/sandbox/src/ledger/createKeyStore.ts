import { randomUUID } from 'node:crypto';
import type { Store } from '../db/store.ts';
import {
  assertGivenKey,
  type Environment,
  environmentOf,
  hashApiKey,
  hintOf,
  mintApiKey,
} from './apiKey.ts';
import type { KeyHolder, KeyStore } from './keyStore.ts';
import { lockMerchant } from './lockMerchant.ts';
import type { MerchantSettings } from './merchant.ts';

/**
 * Milliseconds for which a key is cached, by a monotonic clock. A change made by another process is seen
 * within a second, even if the time of day is changed.
 */
const cacheMs = 500;
const largestCache = 10_000;

const defaultMerchant = 'default';

/** No control, format or unassigned character, and no line separator: lists print names on a terminal. */
const visibleName = /^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u;

/** Returns the keys of a store, cached. `clock` returns the real time, in milliseconds since 1970. */
export function createKeyStore(store: Store, clock: () => number): KeyStore {
  const cache = new Map<string, { readonly holder: KeyHolder; readonly until: number }>();
  const timestamp = (shift = 0) => new Date(clock() + shift).toISOString();

  async function lookUp(hash: string): Promise<KeyHolder | undefined> {
    const row = await store.read
      .selectFrom('api_keys')
      .innerJoin('merchants', 'merchants.id', 'api_keys.merchant_id')
      .select(['api_keys.id as keyId', 'expires_at', 'revoked_at'])
      .select(['merchants.id as merchantId', 'environment', 'settings'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const settings = JSON.parse(row.settings) as MerchantSettings;
    return {
      keyId: row.keyId,
      merchant: { id: row.merchantId, environment: row.environment, settings },
      expiresAt: row.expires_at,
      revokedAt: row.revoked_at,
    };
  }

  async function insert(key: string, merchantId: string, expiresAt: string | null): Promise<void> {
    const row = {
      id: randomUUID(),
      merchant_id: merchantId,
      hash: hashApiKey(key),
      hint: hintOf(key),
    };
    await store.write((db) =>
      db
        .insertInto('api_keys')
        .values({ ...row, created_at: timestamp(), expires_at: expiresAt, revoked_at: null })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute(),
    );
  }

  async function merchantNamed(name: string, environment: Environment): Promise<string> {
    if (!visibleName.test(name))
      throw new Error('The name of a merchant must have 1 to 100 visible characters');
    const id = `${name}:${environment}`;
    const row = { id, name, environment, settings: '{}', created_at: timestamp() };
    await store.write((db) =>
      db
        .insertInto('merchants')
        .values(row)
        .onConflict((on) => on.column('id').doNothing())
        .execute(),
    );
    return id;
  }

  const keyStore: KeyStore = {
    async find(key) {
      const hash = hashApiKey(key);
      const started = performance.now();
      const cached = cache.get(hash);
      if (cached !== undefined && cached.until > started) return cached.holder;
      const holder = await lookUp(hash);
      if (cache.size >= largestCache) cache.clear();
      if (holder === undefined) cache.delete(hash);
      else cache.set(hash, { holder, until: started + cacheMs });
      return holder;
    },
    async register(key, merchant = defaultMerchant) {
      assertGivenKey(key, 'An API key');
      await insert(key, await merchantNamed(merchant, environmentOf(key)), null);
    },
    async create({ merchant = defaultMerchant, environment = 'sandbox', expiresAt } = {}) {
      const key = mintApiKey(environment);
      await insert(key, await merchantNamed(merchant, environment), expiresAt ?? null);
      return key;
    },
    list: () =>
      store.read
        .selectFrom('api_keys')
        .innerJoin('merchants', 'merchants.id', 'api_keys.merchant_id')
        .select(['api_keys.id', 'merchant_id', 'hint', 'name as merchant', 'environment'])
        .select(['api_keys.created_at', 'expires_at', 'revoked_at'])
        .orderBy('api_keys.seq')
        .execute(),
    async rotate(id, graceMs = 0) {
      const entries = await keyStore.list();
      const old = entries.find((entry) => entry.id === id && entry.revoked_at === null);
      if (old === undefined) return undefined;
      const key = mintApiKey(old.environment);
      await insert(key, old.merchant_id, null);
      const end = graceMs > 0 ? { expires_at: timestamp(graceMs) } : { revoked_at: timestamp() };
      await store.write((db) =>
        db
          .updateTable('api_keys')
          .set(end)
          .where('merchant_id', '=', old.merchant_id)
          .where('id', '=', id)
          .execute(),
      );
      cache.clear();
      return key;
    },
    async revoke(id) {
      const { numUpdatedRows } = await store.write((db) =>
        db
          .updateTable('api_keys')
          .set({ revoked_at: timestamp() })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .executeTakeFirst(),
      );
      cache.clear();
      return numUpdatedRows > 0n;
    },
    async updateSettings({ id }, change) {
      const settings = await store.write(async (db) => {
        await lockMerchant(db, { store, merchant: { id } });
        const row = db.selectFrom('merchants').select('settings').where('id', '=', id);
        const old = JSON.parse((await row.executeTakeFirstOrThrow()).settings) as MerchantSettings;
        const changed = { ...old, ...change };
        const text = JSON.stringify(changed);
        await db.updateTable('merchants').set({ settings: text }).where('id', '=', id).execute();
        return changed;
      });
      cache.clear();
      return settings;
    },
    refresh: () => cache.clear(),
  };
  return keyStore;
}
