import type { Kysely } from 'kysely';
import { Refused, refusal } from '../answer/refusal.ts';
import type { Call } from '../call.ts';
import type { Tables, TransactionRow } from '../db/tables.ts';
import { payoutFailure } from '../simulate/magicValues.ts';
import { amountIn, placesOf } from './amount.ts';
import { parseMinorUnits } from './minorUnits.ts';
import { post, postMovement, toEightPlaces } from './postMovement.ts';
import { changeBalance, type HeldWallet, holdWallet, restoreBalance } from './wallets.ts';

export interface Payout {
  readonly wallet_id: string;
  readonly payout_method_id: string;
  readonly amount: string;
  readonly fee?: string | undefined;
  readonly reference_id?: string | undefined;
}

const methodNotFound = refusal(404, 'PAYOUT_METHOD_NOT_FOUND', 'Payout method not found');
const payoutNotFound = refusal(404, 'PAYOUT_NOT_FOUND', 'Payout not found');
const payoutNotPending = refusal(409, 'PAYOUT_NOT_PENDING', 'The payout has ended');

/** Where the account of a currency is held. Source: API spec 1.0.0, Bank payout method, `currency`. */
const countryOf: Readonly<Record<string, string>> = { NGN: 'NG', ZAR: 'ZA' };

/** Money leaves a wallet for a bank account: held until the payout is settled or fails. */
export async function startPayout(
  db: Kysely<Tables>,
  call: Call,
  { wallet_id, payout_method_id, amount, fee = '0', reference_id }: Payout,
): Promise<TransactionRow[]> {
  const method = await db
    .selectFrom('bank_methods')
    .selectAll()
    .where('merchant_id', '=', call.merchant.id)
    .where('id', '=', payout_method_id)
    .executeTakeFirst();
  if (method === undefined) throw new Refused(methodNotFound);
  const wallet = await holdWallet(db, call, wallet_id);
  const units = amountIn(wallet, amount, 'amount');
  const charged = amountIn(wallet, fee, 'fee', 0n);
  const balance = await changeBalance(db, call, wallet, -(units + charged));
  const { currency } = wallet;
  return postMovement(db, call, {
    kind: 'BANK PAYOUT',
    status: 'PENDING',
    reference_id,
    postings: [
      { account: wallet.id, currency, amount: -(units + charged) },
      { account: 'held', currency, amount: units + charged },
    ],
    legs: [
      {
        sender_wallet_id: wallet.id,
        asset_code: currency,
        amount: units,
        balance,
        places: placesOf(wallet),
        transaction_mode: 'DEBIT',
        customer_id: method.customer_id ?? wallet.customer_id,
        fee: toEightPlaces(charged, placesOf(wallet)),
        withdrawal_recipient_name: method.account_name,
        recipient_currency: method.currency,
        recipient_country: countryOf[method.currency] ?? null,
        bank_name: method.bank_name,
        bank_code: method.bank_code,
        bank_account: method.account_number,
      },
    ],
  });
}

/** The bank has paid: the money is outside. An account with a magic number fails instead. */
export async function settlePayout(
  db: Kysely<Tables>,
  call: Call,
  reference: string,
): Promise<TransactionRow[]> {
  const payout = await holdPayout(db, call, reference);
  const failure = payoutFailure(payout.leg.bank_account);
  if (failure !== undefined) return endFailed(db, call, payout, failure);
  const { currency } = payout.wallet;
  return end(db, call, payout, { status: 'COMPLETED', reason: null }, [
    { account: 'held', currency, amount: -(payout.amount + payout.fee) },
    { account: 'outside', currency, amount: payout.amount },
    { account: 'fees', currency, amount: payout.fee },
  ]);
}

/** The bank has refused: the money and the fee go back to the wallet. */
export async function failPayout(
  db: Kysely<Tables>,
  call: Call,
  reference: string,
  reason: string,
): Promise<TransactionRow[]> {
  return endFailed(db, call, await holdPayout(db, call, reference), reason);
}

interface HeldPayout {
  readonly movementId: string;
  readonly leg: TransactionRow;
  readonly wallet: HeldWallet;
  readonly amount: bigint;
  readonly fee: bigint;
}

async function holdPayout(db: Kysely<Tables>, call: Call, reference: string): Promise<HeldPayout> {
  const leg = await db
    .selectFrom('transactions')
    .selectAll()
    .where('merchant_id', '=', call.merchant.id)
    .where('reference_id', '=', reference.toLowerCase())
    .where('transaction_type', '=', 'BANK PAYOUT')
    .executeTakeFirst();
  if (leg?.sender_wallet_id == null) throw new Refused(payoutNotFound);
  // Claims the payout: of two requests that end it at once, the second finds it ended.
  const { numUpdatedRows } = await db
    .updateTable('movements')
    .set({ updated_at: call.now, status: 'ENDING' })
    .where('id', '=', leg.movement_id)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refused(payoutNotPending);
  const wallet = await holdWallet(db, call, leg.sender_wallet_id);
  const units = (text: string | null) => parseMinorUnits(text ?? '0', placesOf(wallet)) ?? 0n;
  return {
    movementId: leg.movement_id,
    leg,
    wallet,
    amount: units(leg.amount),
    fee: units(leg.fee),
  };
}

async function endFailed(db: Kysely<Tables>, call: Call, payout: HeldPayout, reason: string) {
  const { wallet, amount, fee } = payout;
  await restoreBalance(db, call, wallet, amount + fee);
  return end(db, call, payout, { status: 'FAILED', reason }, [
    { account: 'held', currency: wallet.currency, amount: -(amount + fee) },
    { account: wallet.id, currency: wallet.currency, amount: amount + fee },
  ]);
}

async function end(
  db: Kysely<Tables>,
  { now, merchant }: Call,
  { movementId }: HeldPayout,
  outcome: { readonly status: 'COMPLETED' | 'FAILED'; readonly reason: string | null },
  postings: Parameters<typeof post>[2],
): Promise<TransactionRow[]> {
  await post(db, { merchant_id: merchant.id, movement_id: movementId, created_at: now }, postings);
  const { status } = outcome;
  await db
    .updateTable('movements')
    .set({ status, updated_at: now })
    .where('id', '=', movementId)
    .execute();
  return db
    .updateTable('transactions')
    .set({ ...outcome, updated_at: now })
    .where('movement_id', '=', movementId)
    .returningAll()
    .execute();
}
