import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Call } from '../call.ts';
import type { Tables, TransactionRow } from '../db/tables.ts';
import { amountIn, placesOf } from './amount.ts';
import { postMovement } from './postMovement.ts';
import { changeBalance, holdWallet } from './wallets.ts';

export interface Funding {
  readonly wallet_id: string;
  readonly amount: string;
  readonly reference_id?: string | undefined;
}

/** Money arrives from outside: a deposit on the chain for a stablecoin, a bank credit for fiat. */
export async function fundWallet(
  db: Kysely<Tables>,
  call: Call,
  { wallet_id, amount, reference_id }: Funding,
): Promise<TransactionRow[]> {
  const wallet = await holdWallet(db, call, wallet_id);
  const units = amountIn(wallet, amount, 'amount');
  const balance = await changeBalance(db, call, wallet, units);
  const { currency } = wallet;
  const deposit = await db
    .selectFrom('wallet_addresses')
    .select(['network', 'address'])
    .where('wallet_id', '=', wallet.id)
    .executeTakeFirst();
  return postMovement(db, call, {
    kind: 'DEPOSIT',
    status: 'COMPLETED',
    reference_id,
    postings: [
      { account: wallet.id, currency, amount: units },
      { account: 'outside', currency, amount: -units },
    ],
    legs: [
      {
        receiver_wallet_id: wallet.id,
        asset_code: currency,
        amount: units,
        balance,
        places: placesOf(wallet),
        transaction_mode: 'CREDIT',
        customer_id: wallet.customer_id,
        ...(deposit ? { ...deposit, crypto_transaction_id: chainHash() } : {}),
      },
    ],
  });
}

/** Looks like the hash of a transaction on the chain; there is no chain. */
const chainHash = (): string => `0x${randomBytes(32).toString('hex')}`;
