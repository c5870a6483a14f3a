import { randomUUID } from 'node:crypto';
import type { CreateWallet, Wallet, WalletStatus } from '@passmuster/schemas';
import type { Kysely } from 'kysely';
import { isForeignKeyViolation } from '../db/databaseError.ts';
import type { Tables } from '../db/tables.ts';
import { assetTypeOf } from './assetCodes.ts';
import type { Context } from './context.ts';
import { laterThan } from './laterThan.ts';
import { newDepositAddress } from './newDepositAddress.ts';
import { Refused } from './refused.ts';
import { requireApproval } from './requireApproval.ts';
import { toWallet } from './toWallet.ts';

/**
 * Stores a wallet and returns it as the answer to its creation, with `crypto_wallet_id` in each address.
 * Source: API spec 1.0.0, Create wallet. SPEC-GAP 39 to 44.
 *
 * @throws Refused when the customer is unknown, another merchant's, or not approved. SPEC-GAP 48, 89.
 */
export async function createWallet(context: Context, request: CreateWallet): Promise<Wallet> {
  // Before the transaction: the first use loads code.
  const address = request.network === undefined ? null : await newDepositAddress();
  try {
    return await context.store.write(async (db) => {
      await requireApproval(db, context, request.customer_id?.toLowerCase() ?? null);
      return insertWallet(db, context, request, address);
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new Refused('CUSTOMER_NOT_FOUND');
    throw error;
  }
}

/** Writes a wallet, with the deposit address of a stablecoin. */
export async function insertWallet(
  db: Kysely<Tables>,
  { merchant, now, switches: { fiatActiveAfterMs } }: Context,
  { currency, customer_id: customerId, description, network }: CreateWallet,
  address: string | null,
  status?: WalletStatus,
): Promise<Wallet> {
  // SPEC-GAP 40: derived from the currency, which has been reviewed.
  const assetType = assetTypeOf(currency) ?? 'FIAT';
  const row = {
    id: randomUUID(),
    customer_id: customerId?.toLowerCase() ?? null,
    asset_type: assetType,
    currency,
    description: description ?? null,
    // SPEC-GAP 43: the status that the sample shows.
    status: status ?? (assetType === 'FIAT' ? 'pending' : 'active'),
    address_id: address === null ? null : randomUUID(),
    network: network ?? null,
    address,
    created_at: now,
    updated_at: now,
  };
  const isDelayed = status === undefined && assetType === 'FIAT' && fiatActiveAfterMs !== null;
  const dueAt = isDelayed ? laterThan(now, fiatActiveAfterMs) : null;
  await db
    .insertInto('wallets')
    .values({ ...row, merchant_id: merchant.id, balance: 0n, due_at: dueAt })
    .execute();
  const { addresses, ...wallet } = toWallet({ ...row, balance: '0' });
  // SPEC-GAP 44: on creation only.
  const created = addresses.map((deposit) => ({ ...deposit, crypto_wallet_id: wallet.id }));
  return { ...wallet, addresses: created };
}
