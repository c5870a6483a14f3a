import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables, TransactionRow } from '../db/tables.ts';
import { amountIn, placesOf } from './amount.ts';
import type { Context } from './context.ts';
import { changeBalance, holdWallets } from './holdWallets.ts';
import { inWallet, postMovement } from './postMovement.ts';

export interface Funding {
  readonly wallet_id: string;
  readonly amount: string;
  readonly reference_id?: string | undefined;
}

/** Adds money from outside to a wallet: an on-chain deposit for a stablecoin, a bank credit for fiat. */
export async function fundWallet(
  db: Kysely<Tables>,
  context: Context,
  { wallet_id, amount, reference_id }: Funding,
): Promise<TransactionRow[]> {
  const [wallet] = await holdWallets(db, context, [wallet_id]);
  const units = amountIn(wallet, amount);
  const balance = await changeBalance(db, context, wallet, units);
  const { currency, network, address } = wallet;
  return postMovement(db, context, {
    kind: 'DEPOSIT',
    status: 'COMPLETED',
    reference_id,
    postings: [inWallet(wallet, units), { account: 'outside', currency, amount: -units }],
    legs: [
      {
        receiver_wallet_id: wallet.id,
        asset_code: currency,
        amount: units,
        balance,
        places: placesOf(wallet),
        transaction_mode: 'CREDIT',
        customer_id: wallet.customer_id,
        ...(address === null ? {} : { network, address, crypto_transaction_id: chainHash() }),
      },
    ],
  });
}

/** Returns random text in the form of an on-chain transaction hash. There is no chain. */
const chainHash = (): string => `0x${randomBytes(32).toString('hex')}`;
