import { timingSafeEqual } from 'node:crypto';
import type { Store } from '../db/store.ts';
import type { ApiKeyTable } from '../db/tables.ts';
import type { Merchant, MerchantSettings } from '../merchant.ts';
import { newId } from '../newId.ts';
import { type Environment, environmentOf, hashApiKey, hintOf, mintApiKey } from './apiKey.ts';

/** A key that was found, with whom it speaks for. */
export interface KeyHolder {
  readonly keyId: string;
  readonly merchant: Merchant;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
}

/** What a list shows of a key. */
export type KeyEntry = Omit<ApiKeyTable, 'hash'> & {
  readonly merchant: string;
  readonly environment: string;
};

export interface NewKey {
  readonly merchant?: string;
  readonly environment?: Environment;
  /** ISO 8601; never where absent. */
  readonly expiresAt?: string;
}

export interface KeyStore {
  /** The holder of a key; its age is for the caller to judge. */
  find(key: string): Promise<KeyHolder | undefined>;
  /** Registers a key made elsewhere, unless it is known. */
  register(key: string, merchant?: string): Promise<void>;
  /** Makes a key and returns it: the only time it can be seen. */
  create(options?: NewKey): Promise<string>;
  list(): Promise<KeyEntry[]>;
  /** A new key for the same merchant; the old one ends at once, or after `graceMs`. */
  rotate(id: string, graceMs?: number): Promise<string | undefined>;
  revoke(id: string): Promise<boolean>;
  /** Changes parts of a merchant's settings; obeyed here at once, by other processes within a second. */
  updateSettings(merchant: Merchant, change: MerchantSettings | 'reset'): Promise<MerchantSettings>;
  /** Forget what is remembered, so that a change is seen at once in this process. */
  refresh(): void;
}

/** For how long a found key is not looked up again: how late another process may learn of a change. */
const remembered = 1000;

const defaultMerchant = 'default';

export function createKeyStore(store: Store, clock: () => number): KeyStore {
  const known = new Map<string, { readonly holder: KeyHolder; readonly until: number }>();
  const timestamp = (shift = 0) => new Date(clock() + shift).toISOString();

  async function lookUp(hash: string): Promise<KeyHolder | undefined> {
    const row = await store.read
      .selectFrom('api_keys')
      .innerJoin('merchants', 'merchants.id', 'api_keys.merchant_id')
      .select(['api_keys.id as keyId', 'hash', 'expires_at', 'revoked_at'])
      .select(['merchants.id as merchantId', 'environment', 'settings'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (row === undefined || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) return;
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
      id: newId(),
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
      const now = clock();
      const hit = known.get(hash);
      if (hit !== undefined && hit.until > now) return hit.holder;
      const holder = await lookUp(hash);
      if (known.size > 10_000) known.clear();
      if (holder === undefined) known.delete(hash);
      else known.set(hash, { holder, until: now + remembered });
      return holder;
    },
    async register(key, merchant = defaultMerchant) {
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
        .orderBy('api_keys.created_at')
        .execute(),
    async rotate(id, graceMs = 0) {
      const old = (await keyStore.list()).find(
        (entry) => entry.id === id && entry.revoked_at === null,
      );
      if (old === undefined) return undefined;
      const key = mintApiKey(old.environment);
      await insert(key, old.merchant_id, null);
      const end = graceMs > 0 ? { expires_at: timestamp(graceMs) } : { revoked_at: timestamp() };
      await store.write((db) => db.updateTable('api_keys').set(end).where('id', '=', id).execute());
      known.clear();
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
      known.clear();
      return numUpdatedRows > 0n;
    },
    async updateSettings({ id }, change) {
      const settings = await store.write(async (db) => {
        const of = db
          .selectFrom('merchants')
          .select('settings')
          .where('id', '=', id)
          .$if(store.kind === 'postgres', (rows) => rows.forUpdate());
        const old = JSON.parse((await of.executeTakeFirstOrThrow()).settings) as MerchantSettings;
        const settings = change === 'reset' ? {} : { ...old, ...change };
        const text = JSON.stringify(settings);
        await db.updateTable('merchants').set({ settings: text }).where('id', '=', id).execute();
        return settings;
      });
      known.clear();
      return settings;
    },
    refresh: () => known.clear(),
  };
  return keyStore;
}
