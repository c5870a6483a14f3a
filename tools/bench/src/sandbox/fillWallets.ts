import { DatabaseSync } from 'node:sqlite';

/** Writes `count` fiat wallets of the merchant straight into the tables of a sandbox that is not running. */
export function fillWallets(file: string, count: number): void {
  const database = new DatabaseSync(file);
  const merchant = database.prepare('select id from merchants').get()?.['id'];
  if (typeof merchant !== 'string') throw new Error('The sandbox has no merchant');
  database.exec('pragma synchronous = off; begin');
  const id = `substr(hex, 1, 8) || '-' || substr(hex, 9, 4) || '-4' || substr(hex, 14, 3) || '-8' || substr(hex, 18, 3) || '-' || substr(hex, 21, 12)`;
  database
    .prepare(
      `insert into wallets (id, merchant_id, customer_id, asset_type, currency, description, status, balance, created_at, updated_at)
       with recursive row(n) as (select 1 union all select n + 1 from row where n < ?),
       random(hex) as (select lower(hex(randomblob(16))) from row),
       fresh(id, at) as (select ${id}, '2026-01-31T09:30:00.000Z' from random)
       select id, ?, null, 'FIAT', 'ZAR', 'Operations', 'pending', 0, at, at
       from fresh`,
    )
    .run(count, merchant);
  database.exec('commit');
  database.close();
}
