import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { assetTypeOf, decimalPlaces } from './assetCodes.ts';
import { parseMinorUnits } from './minorUnits.ts';

/** Figures about the consistency of the tables. All but the first two must be 0. */
export interface LedgerAudit {
  readonly movements: number;
  readonly entries: number;
  /** Movements whose postings do not sum to zero in a currency. */
  readonly unbalanced: number;
  /** Movements without postings or without legs. */
  readonly incomplete: number;
  /** Wallets whose balance is not the sum of their postings. */
  readonly drifted: number;
  /** Wallets below zero. */
  readonly negative: number;
  /** Payouts that hold the wrong amount. A pending payout must hold its amount and fee, any other must hold 0. */
  readonly misheld: number;
  readonly sound: boolean;
}

const faults = ['unbalanced', 'incomplete', 'drifted', 'negative'] as const;
type Figure = (typeof faults)[number] | 'movements' | 'entries';

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
        not exists (select 1 from ledger_entries e
          where e.merchant_id = movements.merchant_id and e.movement_id = movements.id)
        or not exists (select 1 from transactions t
          where t.merchant_id = movements.merchant_id and t.movement_id = movements.id)))
        as incomplete,
      (select count(*) from wallets left join (
        select wallet_id, currency, sum(amount) as amount from ledger_entries
        where ${mine('ledger_entries')} and account = 'wallet' group by wallet_id, currency) posted
        on posted.wallet_id = wallets.id
        where ${mine('wallets')} and (wallets.balance <> coalesce(posted.amount, 0)
          or wallets.currency <> coalesce(posted.currency, wallets.currency))) as drifted,
      (select count(*) from wallets where ${mine('wallets')} and balance < 0)
        as negative`.execute(db);
  const figure = (name: Figure) => Number(rows[0]?.[name]);
  const misheld = await countMisheld(db, merchantId);
  return {
    movements: figure('movements'),
    entries: figure('entries'),
    unbalanced: figure('unbalanced'),
    incomplete: figure('incomplete'),
    drifted: figure('drifted'),
    negative: figure('negative'),
    misheld,
    sound: misheld === 0 && faults.every((name) => figure(name) === 0),
  };
}

/** Compares the amount that each movement holds with the amount of its pending payout. */
async function countMisheld(db: Kysely<Tables>, merchantId?: string): Promise<number> {
  const rows = await db
    .selectFrom('movements')
    .innerJoin('transactions as leg', (join) =>
      join
        .onRef('leg.merchant_id', '=', 'movements.merchant_id')
        .onRef('leg.movement_id', '=', 'movements.id'),
    )
    .leftJoin('ledger_entries as entry', (join) =>
      join
        .onRef('entry.merchant_id', '=', 'movements.merchant_id')
        .onRef('entry.movement_id', '=', 'movements.id')
        .on('entry.account', '=', 'held'),
    )
    .select(['movements.status', 'leg.id', 'leg.asset_code', 'leg.amount', 'leg.fee'])
    .select(sql<string>`cast(coalesce(sum(entry.amount), 0) as text)`.as('held'))
    .where('movements.kind', '=', 'BANK PAYOUT')
    .$if(merchantId !== undefined, (all) =>
      all.where('movements.merchant_id', '=', merchantId ?? ''),
    )
    .groupBy(['movements.status', 'leg.id', 'leg.asset_code', 'leg.amount', 'leg.fee'])
    .execute();
  return rows.filter(({ status, asset_code: currency, amount, fee, held }) => {
    if (status !== 'PENDING') return BigInt(held) !== 0n;
    const places = decimalPlaces[assetTypeOf(currency) ?? 'FIAT'];
    const [out, charged] = [parseMinorUnits(amount, places), parseMinorUnits(fee ?? '0', places)];
    return out === undefined || charged === undefined || BigInt(held) !== out + charged;
  }).length;
}
