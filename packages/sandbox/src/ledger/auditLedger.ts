import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** What the tables say of themselves. Everything but the first two figures must be 0. */
export interface LedgerAudit {
  readonly movements: number;
  readonly entries: number;
  /** Movements whose postings do not sum to zero in a currency. */
  readonly unbalanced: number;
  /** Movements without postings or without legs: half-written. */
  readonly incomplete: number;
  /** Wallets whose balance is not the sum of their postings. */
  readonly drifted: number;
  /** Wallets below zero. */
  readonly negative: number;
  /** Difference between the wallets there are and the wallets that were counted. */
  readonly miscounted: number;
  readonly sound: boolean;
}

/** Checks the ledger from its tables: of one merchant, or of all. */
export async function auditLedger(db: Kysely<Tables>, merchantId?: string): Promise<LedgerAudit> {
  const mine = (table: string) =>
    merchantId === undefined ? sql`1 = 1` : sql`${sql.ref(`${table}.merchant_id`)} = ${merchantId}`;
  const { rows } = await sql<Record<Figure, number | string>>`
    select
      (select count(*) from movements where ${mine('movements')}) as movements,
      (select count(*) from ledger_entries where ${mine('ledger_entries')}) as entries,
      (select count(*) from (
        select movement_id from ledger_entries where ${mine('ledger_entries')}
        group by movement_id, currency having sum(amount) <> 0) unbalanced) as unbalanced,
      (select count(*) from movements where ${mine('movements')} and (
        not exists (select 1 from ledger_entries e where e.movement_id = movements.id)
        or not exists (select 1 from transactions t where t.movement_id = movements.id)))
        as incomplete,
      (select count(*) from wallets left join (
        select account, sum(amount) as amount from ledger_entries where ${mine('ledger_entries')}
        and account in (select id from wallets) group by account) posted on posted.account = wallets.id
        where ${mine('wallets')} and wallets.balance <> coalesce(posted.amount, 0)) as drifted,
      (select count(*) from wallets where ${mine('wallets')} and balance < 0) as negative,
      (select count(*) from wallets where ${mine('wallets')})
        - (select coalesce(sum(amount), 0) from wallet_counts
           where scope = '*' and ${mine('wallet_counts')}) as miscounted`.execute(db);
  const figure = (name: Figure) => Number(rows[0]?.[name]);
  const faults = ['unbalanced', 'incomplete', 'drifted', 'negative', 'miscounted'] as const;
  return {
    movements: figure('movements'),
    entries: figure('entries'),
    unbalanced: figure('unbalanced'),
    incomplete: figure('incomplete'),
    drifted: figure('drifted'),
    negative: figure('negative'),
    miscounted: figure('miscounted'),
    sound: faults.every((name) => figure(name) === 0),
  };
}

type Figure = Exclude<keyof LedgerAudit, 'sound'>;
