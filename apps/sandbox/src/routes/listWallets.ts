import type { ListWalletsQueryText, Wallet } from '@passmuster/schemas';
import { parseListWalletsQueryText } from '@passmuster/schemas/compiled';
import { sql } from 'kysely';
import { success } from '../answer/answer.ts';
import { invalid } from '../answer/refusal.ts';
import type { Call, Operation } from '../call.ts';
import { everyWallet, ownWallets } from '../db/walletCounts.ts';
import { validateQuery } from '../validation.ts';
import { type AddressRow, toWallet } from './toWallet.ts';

/** `GET /wallets`. Source: API spec 1.0.0, List wallets. SPEC-GAP 45 to 47. */
export const listWallets: Operation = async (call) => {
  const query = validateQuery(parseListWalletsQueryText, call.request.url);
  if (query.findings) return invalid(call.switches.validationStatus, query.findings);
  const { page, limit } = query.value;
  const rows = await selectPage(call, query.value);
  const total = Number(rows[0]?.total ?? 0);
  const pagination = { total, page, limit, totalPages: Math.ceil(total / limit) };
  return success(200, { data: toWallets(rows), pagination });
};

/** One statement, so that the total and the page are of the same moment. */
function selectPage({ store, merchant, switches }: Call, query: ListWalletsQueryText) {
  const { status, asset_type, currency } = query;
  const customerId = query.customer_id?.toLowerCase();
  const scope = customerId ?? (switches.listAllWallets ? everyWallet : ownWallets);
  const filter = {
    merchant_id: merchant.id,
    ...(status === undefined ? {} : { status }),
    ...(asset_type === undefined ? {} : { asset_type }),
    ...(currency === undefined ? {} : { currency }),
  };
  const offset = Math.min((query.page - 1) * query.limit, Number.MAX_SAFE_INTEGER);
  return store.read
    .with('counted', (db) =>
      db
        .selectFrom('wallet_counts')
        .select(sql<number>`coalesce(sum(amount), 0)`.as('total'))
        .where((where) => where.and({ ...filter, scope })),
    )
    .with('page', (db) =>
      db
        .selectFrom('wallets')
        .select(['seq', 'id', 'customer_id', 'asset_type', 'currency', 'description', 'status'])
        .select([sql<string>`cast(balance as text)`.as('balance'), 'created_at', 'updated_at'])
        .where((where) => where.and(filter))
        .$if(customerId !== undefined, (rows) => rows.where('customer_id', '=', customerId ?? ''))
        .$if(scope === ownWallets, (rows) => rows.where('customer_id', 'is', null))
        .orderBy('seq', 'desc')
        .limit(query.limit)
        .offset(offset),
    )
    .selectFrom('counted')
    .leftJoin('page', (join) => join.onTrue())
    .leftJoin('wallet_addresses as deposit', 'deposit.wallet_id', 'page.id')
    .selectAll('page')
    .select([
      'counted.total',
      'deposit.id as address_id',
      'deposit.network',
      'deposit.address',
      'deposit.created_at as address_created_at',
    ])
    .orderBy('page.seq', 'desc')
    .execute();
}

type PageRow = Awaited<ReturnType<typeof selectPage>>[number];

/** A wallet has a row for each of its addresses, or one row without. */
function toWallets(rows: readonly PageRow[]): Wallet[] {
  const wallets = new Map<
    string,
    { readonly row: WalletColumns; readonly addresses: AddressRow[] }
  >();
  for (const row of rows) {
    if (!hasWallet(row)) continue;
    const known = wallets.get(row.id) ?? { row, addresses: [] };
    wallets.set(row.id, known);
    const address = toAddress(row);
    if (address) known.addresses.push(address);
  }
  return [...wallets.values()].map(({ row, addresses }) => toWallet(row, addresses));
}

type WalletColumns = Parameters<typeof toWallet>[0];

/** False for the one row of an empty page, which carries only the total. */
const hasWallet = (row: PageRow): row is PageRow & WalletColumns => row.id !== null;

function toAddress(row: PageRow & WalletColumns): AddressRow | undefined {
  const { address_id: id, network, address, address_created_at: createdAt } = row;
  if (id === null || network === null || address === null || createdAt === null) return undefined;
  return { id, wallet_id: row.id, network, address, created_at: createdAt };
}
