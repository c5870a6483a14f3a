import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Context } from './context.ts';

type Of = Pick<Context, 'store'> & { readonly merchant: { readonly id: string } };

/** Makes every other write of the merchant wait until this transaction ends. */
export const lockMerchant = (db: Kysely<Tables>, of: Of): Promise<void> =>
  lock(db, of, sql`for update`);

/**
 * Waits for `lockMerchant`, and lets other writes pass. Each insert does this for its foreign key; a
 * transaction that locks something else before it inserts must do it first, or the two deadlock.
 */
export const shareMerchant = (db: Kysely<Tables>, of: Of): Promise<void> =>
  lock(db, of, sql`for key share`);

/** SQLite lets one write at a time anyway. */
async function lock(
  db: Kysely<Tables>,
  { store, merchant }: Of,
  how: RawBuilder<unknown>,
): Promise<void> {
  if (store.kind === 'postgres')
    await sql`select 1 from merchants where id = ${merchant.id} ${how}`.execute(db);
}
