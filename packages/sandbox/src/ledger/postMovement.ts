import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Account, Tables, TransactionRow } from '../db/tables.ts';
import type { Context } from './context.ts';
import { formatMinorUnits } from './minorUnits.ts';

/** The values that this sandbox uses. SPEC-GAP 54. */
export type MovementKind = 'DEPOSIT' | 'INTERNAL TRANSFER' | 'SWAP' | 'BANK PAYOUT';
export type MovementStatus = 'PENDING' | 'COMPLETED' | 'FAILED';

/** One line of the double entry. */
export interface Posting {
  readonly account: Account;
  readonly wallet_id?: string;
  readonly currency: string;
  readonly amount: bigint;
}

/** Returns a line that changes the balance of a wallet. */
export const inWallet = (
  { id, currency }: { readonly id: string; readonly currency: string },
  amount: bigint,
): Posting => ({ account: 'wallet', wallet_id: id, currency, amount });

/** The columns that are the same for all legs of a movement, or generated for each. */
type Derived =
  | ('seq' | 'id' | 'merchant_id' | 'movement_id' | 'transaction_id' | 'reference_id' | 'status')
  | ('created_at' | 'updated_at' | 'transaction_type' | 'amount' | 'balance');

/** One side of a movement as the API shows it; what is not given is null. */
export type Leg = Partial<Omit<TransactionRow, Derived>> & {
  readonly asset_code: string;
  readonly amount: bigint;
  readonly balance: bigint;
  /** Decimal places of the two amounts. */
  readonly places: number;
  readonly transaction_mode: 'DEBIT' | 'CREDIT';
};

export interface Movement {
  readonly kind: MovementKind;
  readonly status: MovementStatus;
  readonly reference_id: string | undefined;
  readonly postings: readonly Posting[];
  readonly legs: readonly Leg[];
}

/** Writes a movement with its postings and its legs, and returns the legs. */
export async function postMovement(
  db: Kysely<Tables>,
  { merchant, now }: Context,
  { kind, status, reference_id: given, postings, legs }: Movement,
): Promise<TransactionRow[]> {
  const id = randomUUID();
  const owned = { merchant_id: merchant.id, created_at: now };
  const shared = {
    ...owned,
    reference_id: given ?? randomUUID(),
    status,
    updated_at: now,
  };
  await db
    .insertInto('movements')
    .values({ ...shared, id, kind })
    .execute();
  await post(db, { ...owned, movement_id: id }, postings);
  const rows = legs.map(({ amount, balance, places, ...fields }) => ({
    ...shared,
    ...fields,
    id: randomUUID(),
    movement_id: id,
    transaction_id: shortCode(),
    transaction_type: kind,
    amount: toEightPlaces(amount, places),
    balance: toEightPlaces(balance, places),
  }));
  return db.insertInto('transactions').values(rows).returningAll().execute();
}

/** Appends postings to a movement; each currency must sum to zero. */
export async function post(
  db: Kysely<Tables>,
  entry: Pick<TransactionRow, 'merchant_id' | 'movement_id' | 'created_at'>,
  postings: readonly Posting[],
): Promise<void> {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of postings) {
    sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  }
  if ([...sums.values()].some((sum) => sum !== 0n)) throw new Error('Postings do not sum to zero');
  const lines = postings.filter(({ amount }) => amount !== 0n);
  await db
    .insertInto('ledger_entries')
    .values(lines.map((posting) => ({ wallet_id: null, ...entry, ...posting })))
    .execute();
}

/** Returns an amount with 8 decimal places, also for fiat. SPEC-GAP 55. */
export const toEightPlaces = (units: bigint, places: number): string =>
  formatMinorUnits(units * 10n ** BigInt(8 - places), 8);

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a short code that is easy to dictate: ten letters and digits without look-alikes. */
const shortCode = (): string =>
  Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('');
