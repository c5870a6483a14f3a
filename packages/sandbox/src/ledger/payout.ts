import type { Kysely } from 'kysely';
import type { Tables, TransactionRow } from '../db/tables.ts';
import { amountIn, placesOf } from './amount.ts';
import type { Context } from './context.ts';
import { changeBalance, type HeldWallet, holdWallets, restoreBalance } from './holdWallets.ts';
import { payoutFailure } from './magicValues.ts';
import { parseMinorUnits } from './minorUnits.ts';
import { inWallet, type Posting, post, postMovement, toEightPlaces } from './postMovement.ts';
import { Refused } from './refused.ts';

export interface Payout {
  readonly wallet_id: string;
  readonly payout_method_id: string;
  readonly amount: string;
  readonly fee?: string | undefined;
  readonly reference_id?: string | undefined;
}

/** The country of the bank account for each currency. Source: API spec 1.0.0, Bank payout method, `currency`. */
const countryOf: Readonly<Record<string, string>> = { NGN: 'NG', ZAR: 'ZA' };

/** Pays out from a wallet to a bank account. The money is held until the payout is settled or fails. */
export async function startPayout(
  db: Kysely<Tables>,
  context: Context,
  { wallet_id, payout_method_id, amount, fee = '0', reference_id }: Payout,
): Promise<TransactionRow[]> {
  const method = await db
    .selectFrom('bank_methods')
    .selectAll()
    .where('merchant_id', '=', context.merchant.id)
    .where('id', '=', payout_method_id)
    .executeTakeFirst();
  if (method === undefined) throw new Refused('PAYOUT_METHOD_NOT_FOUND');
  const [wallet] = await holdWallets(db, context, [wallet_id]);
  // A stablecoin is converted on its way out; money of a country reaches accounts of its own currency only.
  if (wallet.asset_type === 'FIAT' && wallet.currency !== method.currency) {
    throw new Refused('CURRENCY_MISMATCH');
  }
  const units = amountIn(wallet, amount);
  const charged = amountIn(wallet, fee, 0n);
  const balance = await changeBalance(db, context, wallet, -(units + charged));
  const { currency } = wallet;
  return postMovement(db, context, {
    kind: 'BANK PAYOUT',
    status: 'PENDING',
    reference_id,
    postings: [
      inWallet(wallet, -(units + charged)),
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
        recipient_country: countryOf[method.currency ?? ''] ?? null,
        bank_name: method.bank_name,
        bank_code: method.bank_code,
        bank_account: method.account_number,
      },
    ],
  });
}

/** Settles a payout: the money leaves the sandbox. A payout to an account with a magic number fails instead. */
export async function settlePayout(
  db: Kysely<Tables>,
  context: Context,
  reference: string,
): Promise<TransactionRow[]> {
  const payout = await holdPayout(db, context, reference);
  const failure = payoutFailure(payout.leg.bank_account);
  if (failure !== undefined) return endFailed(db, context, payout, failure);
  const { currency } = payout.wallet;
  return end(db, context, payout, { status: 'COMPLETED', reason: null }, [
    { account: 'held', currency, amount: -(payout.amount + payout.fee) },
    { account: 'outside', currency, amount: payout.amount },
    { account: 'fees', currency, amount: payout.fee },
  ]);
}

/** Fails a payout: the money and the fee go back to the wallet. */
export async function failPayout(
  db: Kysely<Tables>,
  context: Context,
  reference: string,
  reason: string,
): Promise<TransactionRow[]> {
  return endFailed(db, context, await holdPayout(db, context, reference), reason);
}

interface HeldPayout {
  readonly movementId: string;
  readonly leg: TransactionRow;
  readonly wallet: HeldWallet;
  readonly amount: bigint;
  readonly fee: bigint;
}

async function holdPayout(
  db: Kysely<Tables>,
  context: Context,
  reference: string,
): Promise<HeldPayout> {
  const leg = await db
    .selectFrom('transactions')
    .selectAll()
    .where('merchant_id', '=', context.merchant.id)
    .where('reference_id', '=', reference)
    .where('transaction_type', '=', 'BANK PAYOUT')
    .executeTakeFirst();
  if (leg?.sender_wallet_id == null) throw new Refused('PAYOUT_NOT_FOUND');
  // If two requests end the payout at once, the second finds it ended.
  const { numUpdatedRows } = await db
    .updateTable('movements')
    .set({ updated_at: context.now, status: 'ENDING' })
    .where('merchant_id', '=', context.merchant.id)
    .where('id', '=', leg.movement_id)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refused('PAYOUT_NOT_PENDING');
  const [wallet] = await holdWallets(db, context, [leg.sender_wallet_id]);
  const units = (text: string | null) => parseMinorUnits(text ?? '0', placesOf(wallet)) ?? 0n;
  return {
    movementId: leg.movement_id,
    leg,
    wallet,
    amount: units(leg.amount),
    fee: units(leg.fee),
  };
}

async function endFailed(db: Kysely<Tables>, context: Context, payout: HeldPayout, reason: string) {
  const { wallet, amount, fee } = payout;
  await restoreBalance(db, context, wallet, amount + fee);
  return end(db, context, payout, { status: 'FAILED', reason }, [
    { account: 'held', currency: wallet.currency, amount: -(amount + fee) },
    inWallet(wallet, amount + fee),
  ]);
}

async function end(
  db: Kysely<Tables>,
  { now, merchant }: Context,
  { movementId }: HeldPayout,
  outcome: { readonly status: 'COMPLETED' | 'FAILED'; readonly reason: string | null },
  postings: readonly Posting[],
): Promise<TransactionRow[]> {
  await post(db, { merchant_id: merchant.id, movement_id: movementId, created_at: now }, postings);
  const { status } = outcome;
  await db
    .updateTable('movements')
    .set({ status, updated_at: now })
    .where('merchant_id', '=', merchant.id)
    .where('id', '=', movementId)
    .execute();
  return db
    .updateTable('transactions')
    .set({ ...outcome, updated_at: now })
    .where('merchant_id', '=', merchant.id)
    .where('movement_id', '=', movementId)
    .returningAll()
    .execute();
}
