import type { Route } from '../http/route.ts';
import type { Context } from '../ledger/context.ts';
import { Refused } from '../ledger/refused.ts';
import { controlRoute } from './controlRoute.ts';

const maxListed = 100;

const columns = [
  'id',
  'customer_id',
  'currency',
  'account_name',
  'account_number',
  'bank_name',
  'created_at',
] as const;

/** Returns the newest bank accounts, as a provider's dashboard lists them: after a lost answer, a person looks up the ID here. SPEC-GAP 70. */
const listMethods = ({ store, merchant }: Context) =>
  store.read
    .selectFrom('bank_methods')
    .select(columns)
    .where('merchant_id', '=', merchant.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute();

async function findMethod({ store, merchant }: Context, id: string) {
  const row = await store.read
    .selectFrom('bank_methods')
    .select(columns)
    .where('merchant_id', '=', merchant.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Refused('PAYOUT_METHOD_NOT_FOUND');
  return row;
}

/** Show the bank accounts of a merchant, which the API itself never does. SPEC-GAP 70. */
export const methodRoutes: readonly Route[] = [
  controlRoute('listPayoutMethods', 'GET', 'payout-methods', async (context) => ({
    data: await listMethods(context),
  })),
  controlRoute(
    'showPayoutMethod',
    'GET',
    'payout-methods/:payout_method_id',
    async (context, { id }) => ({ data: await findMethod(context, id) }),
  ),
];
