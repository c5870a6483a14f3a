import type { AssetType, ListWalletsQueryText, WalletStatus } from '@passmuster/schemas';
import { parseListWalletsQueryText } from '@passmuster/schemas/compiled';
import { sql } from 'kysely';
import { invalid } from '../answer/refusal.ts';
import type { Call, Operation } from '../call.ts';
import { prepared } from '../db/prepared.ts';
import { everyWallet, ownWallets } from '../db/walletCounts.ts';
import { validateQuery } from '../validation.ts';
import { movingColumns, toListedText } from './toWallet.ts';

/** `GET /wallets`. Source: API spec 1.0.0, List wallets. SPEC-GAP 45 to 47. */
export const listWallets: Operation = async (call) => {
  const query = validateQuery(parseListWalletsQueryText, call.request.url);
  if (query.findings) return invalid(call.switches.validationStatus, query.findings);
  const { page, limit } = query.value;
  const rows = await selectPage(call, query.value);
  // A page without wallets has no row to carry the total: the first page is asked instead.
  const [row] =
    rows.length > 0 || page === 1 ? rows : await selectPage(call, { ...query.value, page: 1 });
  const total = Number(row?.total ?? 0);
  const pagination = { total, page, limit, totalPages: Math.ceil(total / limit) };
  const data = rows.map(toListedText).join();
  const body = `{"status":"success","data":[${data}],"pagination":${JSON.stringify(pagination)}}`;
  return { status: 200, body };
};

/** The values of a page's query. */
interface PagePlan {
  readonly merchant_id: string;
  readonly scope: string;
  readonly limit: number;
  readonly offset: number;
  readonly status: WalletStatus;
  readonly asset_type: AssetType;
  readonly currency: string;
}

type Filter = 'status' | 'asset_type' | 'currency';
const filters: readonly Filter[] = ['status', 'asset_type', 'currency'];

function selectPage({ store, merchant, switches }: Call, query: ListWalletsQueryText) {
  const customerId = query.customer_id?.toLowerCase();
  const scope = customerId ?? (switches.listAllWallets ? everyWallet : ownWallets);
  const given = filters.filter((name) => query[name] !== undefined);
  const owner = scope === everyWallet || scope === ownWallets ? scope : 'customer';
  const variant = `${owner} ${given.join(' ')}`;
  const run = variants.get(variant) ?? pageQuery(owner, given);
  variants.set(variant, run);
  const offset = Math.min((query.page - 1) * query.limit, Number.MAX_SAFE_INTEGER);
  const plan = { ...query, merchant_id: merchant.id, scope, offset };
  return run(store.kind, store.read, plan as typeof plan & PagePlan);
}

const variants = new Map<string, ReturnType<typeof pageQuery>>();

/** One statement, so that the total and the page are of the same moment. */
function pageQuery(owner: string, given: readonly Filter[]) {
  return prepared((db, plan: PagePlan) =>
    db
      .selectFrom('wallets')
      .select(['face', movingColumns.as('moving')])
      .select((row) =>
        row
          .selectFrom('wallet_counts')
          .select(sql<number>`sum(amount)`.as('sum'))
          .where('wallet_counts.merchant_id', '=', plan.merchant_id)
          .where('scope', '=', plan.scope)
          .where((of) => of.and(given.map((name) => of(`wallet_counts.${name}`, '=', plan[name]))))
          .as('total'),
      )
      .where('wallets.merchant_id', '=', plan.merchant_id)
      .where((of) => of.and(given.map((name) => of(`wallets.${name}`, '=', plan[name]))))
      .$if(owner === 'customer', (rows) => rows.where('wallets.customer_id', '=', plan.scope))
      .$if(owner === ownWallets, (rows) => rows.where('wallets.customer_id', 'is', null))
      .orderBy('wallets.seq', 'desc')
      .limit(plan.limit)
      .offset(plan.offset),
  );
}
