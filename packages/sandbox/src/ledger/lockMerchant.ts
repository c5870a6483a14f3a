import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Context } from './context.ts';

type Of = Pick<Context, 'store'> & { readonly merchant: { readonly id: string } };

/** Makes all other writes of the merchant wait until this transaction ends. */
export const lockMerchant = (db: Kysely<Tables>, of: Of): Promise<void> =>
  lock(db, of, sql`for update`);

/**
 * Waits for `lockMerchant`, but not for other writes. Each insert does this for its foreign key. A transaction
 * that locks something else before it inserts must call this first; otherwise the two can deadlock.
 */
export const shareMerchant = (db: Kysely<Tables>, of: Of): Promise<void> =>
  lock(db, of, sql`for key share`);

/** Locks the row of the merchant on PostgreSQL. SQLite allows only one write at a time anyway. */
async function lock(
  db: Kysely<Tables>,
  { store, merchant }: Of,
  how: RawBuilder<unknown>,
): Promise<void> {
  if (store.kind === 'postgres')
    await sql`select 1 from merchants where id = ${merchant.id} ${how}`.execute(db);
}
