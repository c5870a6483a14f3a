import type { Finding } from '@passmuster/findings';
import { apiSpecification } from '@passmuster/schemas';
import type { Kysely } from 'kysely';
import { invalid, Refused } from '../answer/refusal.ts';
import type { Call } from '../call.ts';
import type { Tables, TransactionRow } from '../db/tables.ts';
import { amountIn, exchanged, placesOf } from './amount.ts';
import { postMovement } from './postMovement.ts';
import { changeBalance, type HeldWallet, holdWallets, walletNotFound } from './wallets.ts';

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

/** The same currency from one wallet to another: a debit leg and a credit leg. */
export async function transfer(
  db: Kysely<Tables>,
  call: Call,
  request: Transfer,
): Promise<TransactionRow[]> {
  const { from, to } = await holdPair(db, call, request);
  if (from.currency !== to.currency) throw new Refused(invalid(400, [otherCurrency]));
  const units = amountIn(from, request.amount, 'amount');
  return move(db, call, { from, to, out: units, in: units, request });
}

/** One currency for another at a given rate, through the sandbox's exchange account. */
export async function swap(
  db: Kysely<Tables>,
  call: Call,
  request: Swap,
): Promise<TransactionRow[]> {
  const { from, to } = await holdPair(db, call, request);
  if (from.currency === to.currency) throw new Refused(invalid(400, [sameCurrency]));
  const units = amountIn(from, request.amount, 'amount');
  const bought = exchanged(units, from, to, request.rate);
  return move(db, call, { from, to, out: units, in: bought, request, rate: request.rate });
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
  call: Call,
  { from, to, out, in: received, request, rate }: Move,
): Promise<TransactionRow[]> {
  const fromBalance = await changeBalance(db, call, from, -out);
  const toBalance = await changeBalance(db, call, to, received);
  const shared = {
    sender_wallet_id: from.id,
    receiver_wallet_id: to.id,
    ...(rate === undefined ? {} : { exchange_rate: rate, recipient_currency: to.currency }),
  };
  const sent = { account: from.id, currency: from.currency, amount: -out };
  const taken = { account: to.id, currency: to.currency, amount: received };
  return postMovement(db, call, {
    kind: rate === undefined ? 'INTERNAL TRANSFER' : 'SWAP',
    status: 'COMPLETED',
    reference_id: request.reference_id,
    postings:
      rate === undefined
        ? [sent, taken]
        : [
            sent,
            { account: 'exchange', currency: from.currency, amount: out },
            { account: 'exchange', currency: to.currency, amount: -received },
            taken,
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

async function holdPair(db: Kysely<Tables>, call: Call, request: Transfer) {
  const { from_wallet_id: fromId, to_wallet_id: toId } = request;
  if (fromId === toId) throw new Refused(invalid(400, [sameWallet]));
  const held = await holdWallets(db, call, [fromId, toId]);
  const [from, to] = [held.get(fromId), held.get(toId)];
  if (from === undefined || to === undefined) throw new Refused(walletNotFound);
  return { from, to };
}

const finding = (rule: string, message: string, remedy: string): Finding => ({
  rule,
  severity: 'error',
  path: ['to_wallet_id'],
  message,
  remedy,
  source: apiSpecification,
});
const sameWallet = finding(
  'movement/two-wallets',
  'Both are the same wallet',
  'Send two different wallets',
);
const otherCurrency = finding(
  'transfer/same-currency',
  'The wallets differ in currency',
  'Send wallets of one currency, or swap',
);
const sameCurrency = finding(
  'swap/two-currencies',
  'The wallets have the same currency',
  'Send wallets of two currencies, or transfer',
);
