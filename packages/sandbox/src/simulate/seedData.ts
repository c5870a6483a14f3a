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

/** Creates a customer, a bank method, three wallets with money and a transfer. */
export async function seedData(context: Context): Promise<SeededData> {
  const addresses = [await newDepositAddress(), await newDepositAddress()] as const;
  return context.store.write((db) => seed(db, context, addresses));
}

async function seed(
  db: Kysely<Tables>,
  context: Context,
  [merchantAddress, customerAddress]: readonly [string, string],
): Promise<SeededData> {
  const { merchant, now } = context;
  const shared = { merchant_id: merchant.id, created_at: now, updated_at: now };
  const [customerId, methodId, reference] = [randomUUID(), randomUUID(), randomUUID()];
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
    customer_id: customerId,
    payout_method_id: methodId,
    wallet_ids: { usdc, zar, customer_usdc: customerUsdc },
    reference_id: reference,
  };
}
