import { type Kysely, sql } from 'kysely';
import type { StorageKind } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';

/**
 * Makes every other write of the merchant wait until this transaction ends: each of them holds a key
 * share lock on the merchant's row, through its foreign key. SQLite lets one write at a time anyway.
 */
export async function lockMerchant(
  kind: StorageKind,
  db: Kysely<Tables>,
  merchantId: string,
): Promise<void> {
  if (kind === 'postgres')
    await sql`select 1 from merchants where id = ${merchantId} for update`.execute(db);
}
