import { randomInt, randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type {
  Account,
  LedgerEntryTable,
  Tables,
  TransactionRow,
  TransactionTable,
} from '../db/tables.ts';
import type { Context } from './context.ts';
import { formatMinorUnits } from './minorUnits.ts';

/** SPEC-GAP 54: the sets this sandbox uses. */
export type MovementKind = 'DEPOSIT' | 'INTERNAL TRANSFER' | 'SWAP' | 'BANK PAYOUT';
export type MovementStatus = 'PENDING' | 'COMPLETED' | 'FAILED';

/** One line of the double entry. */
export interface Posting {
  readonly account: Account;
  readonly wallet_id?: string;
  readonly currency: string;
  readonly amount: bigint;
}

/** A line that changes the balance of a wallet. */
export const inWallet = (
  { id, currency }: { readonly id: string; readonly currency: string },
  amount: bigint,
): Posting => ({ account: 'wallet', wallet_id: id, currency, amount });

type Optional = Exclude<
  keyof TransactionTable,
  | 'seq'
  | 'id'
  | 'merchant_id'
  | 'movement_id'
  | 'transaction_id'
  | 'reference_id'
  | 'status'
  | 'created_at'
  | 'updated_at'
  | 'transaction_type'
  | 'asset_code'
  | 'amount'
  | 'balance'
  | 'transaction_mode'
>;

/** One side of a movement as the API shows it; what is not given is null. */
export type Leg = { readonly [Field in Optional]?: string | null } & {
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
  const movement = {
    id: randomUUID(),
    merchant_id: merchant.id,
    reference_id: given ?? randomUUID(),
    status,
    created_at: now,
    updated_at: now,
  };
  await db
    .insertInto('movements')
    .values({ ...movement, kind })
    .execute();
  await post(db, { merchant_id: merchant.id, movement_id: movement.id, created_at: now }, postings);
  const { id: movementId, ...shared } = movement;
  const rows = legs.map((leg) =>
    toRow({ ...shared, movement_id: movementId, transaction_type: kind }, leg),
  );
  return db.insertInto('transactions').values(rows).returningAll().execute();
}

/** Appends postings to a movement; each currency must sum to zero. */
export async function post(
  db: Kysely<Tables>,
  entry: Pick<Insertable<LedgerEntryTable>, 'merchant_id' | 'movement_id' | 'created_at'>,
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

type Shared = Pick<
  Insertable<TransactionTable>,
  | 'merchant_id'
  | 'movement_id'
  | 'reference_id'
  | 'status'
  | 'created_at'
  | 'updated_at'
  | 'transaction_type'
>;

function toRow(shared: Shared, leg: Leg): Insertable<TransactionTable> {
  const { amount, balance, places, ...fields } = leg;
  return {
    ...empty,
    ...shared,
    ...fields,
    id: randomUUID(),
    transaction_id: shortCode(),
    amount: toEightPlaces(amount, places),
    balance: toEightPlaces(balance, places),
  };
}

const empty = {
  sender_wallet_id: null,
  receiver_wallet_id: null,
  crypto_transaction_id: null,
  network: null,
  exchange_rate: null,
  withdrawal_recipient_name: null,
  fee: null,
  reason: null,
  customer_id: null,
  recipient_currency: null,
  recipient_country: null,
  bank_name: null,
  bank_code: null,
  address: null,
  bank_account: null,
};

/** SPEC-GAP 55: 8 decimal places, also for fiat. */
export const toEightPlaces = (units: bigint, places: number): string =>
  formatMinorUnits(units * 10n ** BigInt(8 - places), 8);

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short code that is easy to dictate: ten letters and digits, none that look alike. */
const shortCode = (): string =>
  Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('');
