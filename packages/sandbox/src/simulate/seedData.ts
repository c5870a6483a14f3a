import { randomUUID } from 'node:crypto';
import type { CreateWallet } from '@passmuster/schemas';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Context } from '../ledger/context.ts';
import { insertWallet } from '../ledger/createWallet.ts';
import { fundWallet } from '../ledger/fundWallet.ts';
import { transfer } from '../ledger/moveBetweenWallets.ts';
import { newDepositAddress } from '../ledger/newDepositAddress.ts';
import { uniqueColumns } from '../ledger/setKycOutcome.ts';

/** The ids of the objects that were created. */
export interface SeededData {
  readonly customer_id: string;
  readonly payout_method_id: string;
  readonly wallet_ids: Readonly<Record<'usdc' | 'zar' | 'customer_usdc', string>>;
  readonly reference_id: string;
}

/** The ids that can be chosen. */
export type SeedIds = Pick<SeededData, 'customer_id' | 'payout_method_id' | 'reference_id'>;

const randomIds = (): SeedIds => ({
  customer_id: randomUUID(),
  payout_method_id: randomUUID(),
  reference_id: randomUUID(),
});

/** Creates a customer, a bank method, three wallets with money and a transfer. */
export async function seedData(context: Context, ids: SeedIds = randomIds()): Promise<SeededData> {
  const addresses = [await newDepositAddress(), await newDepositAddress()] as const;
  return context.store.write((db) => seed(db, context, addresses, ids));
}

async function seed(
  db: Kysely<Tables>,
  context: Context,
  [merchantAddress, customerAddress]: readonly [string, string],
  ids: SeedIds,
): Promise<SeededData> {
  const { merchant, now } = context;
  const shared = { merchant_id: merchant.id, created_at: now, updated_at: now };
  const { customer_id: customerId, payout_method_id: methodId, reference_id: reference } = ids;
  const profile = {
    id: customerId,
    customer_type: 'business',
    business_name: 'Seeded Trading Ltd',
    email: 'seeded@sandbox.example',
    phone: '+27110000001',
  };
  await db
    .insertInto('customers')
    .values({
      ...shared,
      id: customerId,
      ...uniqueColumns(profile, false),
      profile: JSON.stringify({ ...profile, created_at: now, updated_at: now }),
      kyc_status: 'approved',
    })
    .execute();
  await db
    .insertInto('bank_methods')
    .values({
      ...shared,
      ...{ id: methodId, customer_id: customerId, currency: 'ZAR', account_name: 'Seeded Trading' },
      ...{ account_number: '0000000001', bank_name: 'Sandbox Bank', bank_code: '250655' },
    })
    .execute();
  const create = async (wallet: CreateWallet, address: string | null, amount: string) => {
    const { id } = await insertWallet(db, context, wallet, address, 'active');
    await fundWallet(db, context, { wallet_id: id, amount });
    return id;
  };
  const treasury = { currency: 'USDC', network: 'polygon', description: 'Treasury' } as const;
  const usdc = await create(treasury, merchantAddress, '10000');
  const zar = await create({ currency: 'ZAR', description: 'Operations' }, null, '250000.00');
  const owned = { currency: 'USDC', network: 'erc20', customer_id: customerId } as const;
  const customerUsdc = await create(owned, customerAddress, '500');
  await transfer(db, context, {
    from_wallet_id: usdc,
    to_wallet_id: customerUsdc,
    amount: '125.50',
    reference_id: reference,
  });
  return {
    ...ids,
    wallet_ids: { usdc, zar, customer_usdc: customerUsdc },
  };
}
