import type { Route } from '../http/route.ts';
import type { Context } from '../ledger/context.ts';
import { fromReasonsText } from '../ledger/kycOutcome.ts';
import { refuseDuplicates } from '../ledger/refuseDuplicates.ts';
import { Refused } from '../ledger/refused.ts';
import { setKycOutcome, type UniqueCustomer } from '../ledger/setKycOutcome.ts';
import { controlRoute } from './controlRoute.ts';
import { KycOutcomeSchema, WalletStatusSchema } from './controlSchemas.ts';

/** Returns the profile, the KYC state and its reasons, which the API itself never shows. SPEC-GAP 19, 81. */
async function findCustomer({ store, merchant }: Context, id: string): Promise<FoundCustomer> {
  const row = await store.read
    .selectFrom('customers')
    .select(['profile', 'kyc_status', 'kyc_reasons', 'updated_at'])
    .where('merchant_id', '=', merchant.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Refused('CUSTOMER_NOT_FOUND');
  const { profile, kyc_reasons: reasons, ...state } = row;
  const known = JSON.parse(profile) as UniqueCustomer;
  return { ...known, ...state, kyc_reasons: fromReasonsText(reasons) };
}

/** Returns the newest customers, as a provider's dashboard lists them: after a lost answer, a person looks up the ID here. SPEC-GAP 19. */
async function listCustomers({ store, merchant }: Context): Promise<readonly ListedCustomer[]> {
  const rows = await store.read
    .selectFrom('customers')
    .select(['id', 'profile', 'kyc_status', 'created_at'])
    .where('merchant_id', '=', merchant.id)
    .orderBy('seq', 'desc')
    .limit(maxListed)
    .execute();
  return rows.map(({ profile, ...row }) => {
    const { business_name, email } = JSON.parse(profile) as Named;
    return { ...row, business_name, email };
  });
}

const maxListed = 100;

interface Named {
  readonly business_name: string;
  readonly email: string;
}

type ListedCustomer = Named & Readonly<Record<'id' | 'kyc_status' | 'created_at', string>>;

type FoundCustomer = UniqueCustomer & {
  readonly kyc_status: string;
  readonly kyc_reasons: readonly object[];
};

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
          .set({ status, due_at: null, updated_at: now })
          .where('merchant_id', '=', merchant.id)
          .where('id', '=', id)
          .executeTakeFirst(),
      );
      if (numUpdatedRows === 0n) throw new Refused('WALLET_NOT_FOUND');
      return { data: { id, status } };
    },
    WalletStatusSchema,
  ),
  controlRoute('listCustomers', 'GET', 'customers', async (context) => ({
    data: await listCustomers(context),
  })),
  controlRoute('showCustomer', 'GET', 'customers/:customer_id', async (context, { id }) => ({
    data: await findCustomer(context, id),
  })),
  controlRoute(
    'setCustomerStatus',
    'PUT',
    'customers/:customer_id',
    async (context, { id, body }) => {
      const customer = await findCustomer(context, id);
      await refuseDuplicates(context, customer.email.toLowerCase(), () =>
        context.store.write((db) => setKycOutcome(db, context, customer, body)),
      );
      return { data: await findCustomer(context, id) };
    },
    KycOutcomeSchema,
  ),
];
