import type { Kysely } from 'kysely';
import type { Tables, TransactionRow } from '../db/tables.ts';
import { amountIn, exchanged, placesOf } from './amount.ts';
import type { Context } from './context.ts';
import { changeBalance, type HeldWallet, holdWallets } from './holdWallets.ts';
import { inWallet, postMovement } from './postMovement.ts';
import { Refused } from './refused.ts';

export interface Transfer {
  readonly from_wallet_id: string;
  readonly to_wallet_id: string;
  /** In the currency of the sender. */
  readonly amount: string;
  readonly reference_id?: string | undefined;
}

export interface Swap extends Transfer {
  /** Units of the receiver's currency for one unit of the sender's. */
  readonly rate: string;
}

/** Moves money between wallets of the same currency. Returns a debit leg and a credit leg. */
export async function transfer(
  db: Kysely<Tables>,
  context: Context,
  request: Transfer,
): Promise<TransactionRow[]> {
  const { from, to } = await holdPair(db, context, request);
  if (from.currency !== to.currency) throw new Refused('CURRENCY_MISMATCH');
  const units = amountIn(from, request.amount);
  return move(db, context, { from, to, out: units, in: units, request });
}

/** Exchanges one currency for another at a given rate, through the sandbox's exchange account. */
export async function swap(
  db: Kysely<Tables>,
  context: Context,
  request: Swap,
): Promise<TransactionRow[]> {
  const { from, to } = await holdPair(db, context, request);
  if (from.currency === to.currency) throw new Refused('CURRENCY_MISMATCH');
  const units = amountIn(from, request.amount);
  const bought = exchanged(units, from, to, request.rate);
  return move(db, context, { from, to, out: units, in: bought, request, rate: request.rate });
}

interface Move {
  readonly from: HeldWallet;
  readonly to: HeldWallet;
  readonly out: bigint;
  readonly in: bigint;
  readonly request: Transfer;
  readonly rate?: string;
}

async function move(
  db: Kysely<Tables>,
  context: Context,
  { from, to, out, in: received, request, rate }: Move,
): Promise<TransactionRow[]> {
  const fromBalance = await changeBalance(db, context, from, -out);
  const toBalance = await changeBalance(db, context, to, received);
  const shared = {
    sender_wallet_id: from.id,
    receiver_wallet_id: to.id,
    ...(rate === undefined ? {} : { exchange_rate: rate, recipient_currency: to.currency }),
  };
  return postMovement(db, context, {
    kind: rate === undefined ? 'INTERNAL TRANSFER' : 'SWAP',
    status: 'COMPLETED',
    reference_id: request.reference_id,
    postings:
      rate === undefined
        ? [inWallet(from, -out), inWallet(to, received)]
        : [
            inWallet(from, -out),
            { account: 'exchange', currency: from.currency, amount: out },
            { account: 'exchange', currency: to.currency, amount: -received },
            inWallet(to, received),
          ],
    legs: [
      {
        ...shared,
        asset_code: from.currency,
        amount: out,
        balance: fromBalance,
        places: placesOf(from),
        transaction_mode: 'DEBIT',
        customer_id: from.customer_id,
      },
      {
        ...shared,
        asset_code: to.currency,
        amount: received,
        balance: toBalance,
        places: placesOf(to),
        transaction_mode: 'CREDIT',
        customer_id: to.customer_id,
      },
    ],
  });
}

async function holdPair(db: Kysely<Tables>, context: Context, request: Transfer) {
  const { from_wallet_id: fromId, to_wallet_id: toId } = request;
  if (fromId === toId) throw new Refused('SAME_WALLET');
  const [from, to] = await holdWallets(db, context, [fromId, toId]);
  return { from, to };
}
