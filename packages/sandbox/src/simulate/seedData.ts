import type { CreateWallet } from '@passmuster/schemas';
import type { Kysely } from 'kysely';
import { assetTypeOf } from '../assetCodes.ts';
import type { Call } from '../call.ts';
import type { Tables } from '../db/tables.ts';
import type { DeriveAddress } from '../depositAddresses.ts';
import { fundWallet } from '../ledger/fundWallet.ts';
import { transfer } from '../ledger/moveBetweenWallets.ts';
import { newId } from '../newId.ts';
import { insertWallet } from '../routes/insertWallet.ts';

/** The ids of what was made, to go on from. */
export interface SeededData {
  readonly customer_id: string;
  readonly payout_method_id: string;
  readonly wallet_ids: Readonly<Record<'usdc' | 'zar' | 'customer_usdc', string>>;
  readonly reference_id: string;
}

/** A customer, a bank method, three wallets with money and a transfer: enough to look around. */
export async function seedData(
  db: Kysely<Tables>,
  call: Call,
  derive: DeriveAddress,
): Promise<SeededData> {
  const { merchant, now } = call;
  const written = { merchant_id: merchant.id, created_at: now, updated_at: now };
  const customerId = newId();
  const profile = {
    id: customerId,
    customer_type: 'business',
    business_name: 'Seeded Trading Ltd',
  };
  await db
    .insertInto('customers')
    .values({
      ...written,
      id: customerId,
      email_folded: 'seeded@sandbox.example',
      phone: '+27110000001',
      profile: JSON.stringify({ ...profile, created_at: now, updated_at: now }),
      kyc_status: 'approved',
    })
    .execute();
  const methodId = newId();
  await db
    .insertInto('bank_methods')
    .values({
      ...written,
      ...{ id: methodId, customer_id: customerId, currency: 'ZAR', account_name: 'Seeded Trading' },
      ...{ account_number: '0000000001', bank_name: 'Sandbox Bank', bank_code: '250655' },
    })
    .execute();
  const make = async (wallet: CreateWallet, amount: string) => {
    const assetType = assetTypeOf(wallet.currency) ?? 'FIAT';
    const { id } = await insertWallet(db, call, wallet, assetType, derive, 'active');
    await fundWallet(db, call, { wallet_id: id, amount });
    return id;
  };
  const usdc = await make(
    { currency: 'USDC', network: 'polygon', description: 'Treasury' },
    '10000',
  );
  const zar = await make({ currency: 'ZAR', description: 'Operations' }, '250000.00');
  const customerUsdc = await make(
    { currency: 'USDC', network: 'erc20', customer_id: customerId },
    '500',
  );
  const reference = newId();
  await transfer(db, call, {
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
