import type { Route } from '../http/route.ts';
import type { Context } from '../ledger/context.ts';
import { Refused } from '../ledger/refused.ts';
import { controlRoute } from './controlRoute.ts';
import { KycStatusSchema, WalletStatusSchema } from './controlSchemas.ts';

/** Returns the profile and the KYC state, which the API itself never shows. SPEC-GAP 19. */
async function findCustomer({ store, merchant }: Context, id: string): Promise<object> {
  const row = await store.read
    .selectFrom('customers')
    .select(['profile', 'kyc_status', 'updated_at'])
    .where('merchant_id', '=', merchant.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Refused('CUSTOMER_NOT_FOUND');
  const { profile, ...state } = row;
  return { data: { ...(JSON.parse(profile) as object), ...state } };
}

/** Moves the state of a wallet or a customer to any other. SPEC-GAP 19, 43. */
export const stateRoutes: readonly Route[] = [
  controlRoute(
    'setWalletStatus',
    'PUT',
    'wallets/:wallet_id/status',
    async ({ store, merchant, now }, { id, body: { status } }) => {
      const { numUpdatedRows } = await store.write((db) =>
        db
          .updateTable('wallets')
          .set({ status, updated_at: now })
          .where('merchant_id', '=', merchant.id)
          .where('id', '=', id)
          .executeTakeFirst(),
      );
      if (numUpdatedRows === 0n) throw new Refused('WALLET_NOT_FOUND');
      return { data: { id, status } };
    },
    WalletStatusSchema,
  ),
  controlRoute('showCustomer', 'GET', 'customers/:customer_id', (context, { id }) =>
    findCustomer(context, id),
  ),
  controlRoute(
    'setCustomerStatus',
    'PUT',
    'customers/:customer_id',
    async (context, { id, body }) => {
      const { store, merchant, now } = context;
      await store.write((db) =>
        db
          .updateTable('customers')
          .set({ ...body, updated_at: now })
          .where('merchant_id', '=', merchant.id)
          .where('id', '=', id)
          .execute(),
      );
      return findCustomer(context, id);
    },
    KycStatusSchema,
  ),
];
