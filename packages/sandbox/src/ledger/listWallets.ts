import type { ListWalletsQueryText, Wallet } from '@passmuster/schemas';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Context } from './context.ts';
import { toWallet } from './toWallet.ts';

const filters = ['status', 'asset_type', 'currency'] as const;

/** Returns a page of the merchant's wallets, newest first. Source: API spec 1.0.0, List wallets. SPEC-GAP 45 to 47. */
export async function listWallets(
  { store, merchant, switches }: Context,
  { page, limit, ...query }: ListWalletsQueryText,
) {
  const customerId =
    query.customer_id?.toLowerCase() ?? (switches.listAllWallets ? undefined : null);
  const matches = (of: ExpressionBuilder<Tables, 'wallets'>) =>
    of.and([
      of('merchant_id', '=', merchant.id),
      ...filters.flatMap((name) => {
        const wanted = query[name];
        return wanted === undefined ? [] : [of(name, '=', wanted)];
      }),
      ...(customerId === undefined
        ? []
        : [of('customer_id', customerId === null ? 'is' : '=', customerId)]),
    ]);
  const count = store.read
    .selectFrom('wallets')
    .select(({ fn }) => fn.countAll().as('total'))
    .where(matches);
  // One statement, so that the total matches the page.
  const rows = await store.read
    .selectFrom('wallets')
    .select(['id', 'customer_id', 'asset_type', 'currency', 'description', 'status'])
    .select(['address_id', 'network', 'address', 'created_at', 'updated_at'])
    .select(sql<string>`cast(balance as text)`.as('balance'))
    .select(count.as('total'))
    .where(matches)
    .orderBy('seq', 'desc')
    .limit(limit)
    .offset(Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER))
    .execute();
  // An empty page has no row with the total.
  const [row = await count.executeTakeFirstOrThrow()] = rows;
  const total = Number(row.total);
  const data = rows.map(({ total: _, ...wallet }): Wallet => toWallet(wallet));
  return { data, pagination: { total, page, limit, totalPages: Math.ceil(total / limit) } };
}
