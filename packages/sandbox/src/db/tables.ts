import type { AssetType, Network, WalletStatus } from '@passmuster/schemas';
import type { ColumnType, Generated, Selectable } from 'kysely';

/**
 * Minor units (8 decimal places for a stablecoin, 2 for fiat). A 64-bit integer in both databases,
 * but not in a JavaScript number: written as a bigint, selected as text (`cast(... as text)`).
 */
type MinorUnits = ColumnType<string, bigint, bigint>;

type Columns<Name extends string, Value> = { readonly [Column in Name]: Value };

/** A row that belongs to a merchant. `seq` grows with each row of the table. */
type Row = Columns<'id' | 'merchant_id' | 'created_at', string> & {
  readonly seq: Generated<number>;
};
type ChangingRow = Row & { updated_at: string };

type MerchantTable = Columns<'id' | 'name' | 'environment' | 'created_at', string> & {
  /** JSON of `MerchantSettings`: clock, faults, switches. */
  settings: string;
};

/** `hash` is the SHA-256 of the key: the key itself is stored nowhere. */
type ApiKeyTable = Row &
  Columns<'hash' | 'hint', string> & { expires_at: string | null; revoked_at: string | null };

/**
 * `profile` is JSON of the profile as it is answered: no document images. `email_folded` and `phone` are unique; a
 * customer who released them has its id there. `kyc_reasons` are codes with commas, null if there is none. `due_at`: when
 * the outcome of the registration number takes effect, null if it has or never will.
 */
type CustomerTable = ChangingRow &
  Columns<'profile', string> & {
    email_folded: string;
    phone: string;
    kyc_status: string;
    kyc_reasons: string | null;
    due_at: string | null;
  };

type BankMethodTable = ChangingRow &
  Columns<
    | ('customer_id' | 'currency' | 'account_name' | 'account_number' | 'bank_name')
    | ('bank_code' | 'sort_code' | 'swift_code' | 'routing_number' | 'iban'),
    string | null
  >;

/** The three columns of the deposit address are null for a fiat wallet. `due_at`: when it becomes active by itself, or null. */
type WalletTable = ChangingRow &
  Columns<'customer_id' | 'description' | 'address_id' | 'address', string | null> & {
    readonly asset_type: AssetType;
    readonly currency: string;
    readonly network: Network | null;
    status: WalletStatus;
    balance: MinorUnits;
    due_at: string | null;
  };

type MovementTable = ChangingRow & Columns<'reference_id' | 'kind', string> & { status: string };

/** One leg of a movement as the API shows it. */
type TransactionTable = ChangingRow &
  Columns<
    | ('movement_id' | 'transaction_id' | 'reference_id' | 'asset_code' | 'amount' | 'balance')
    | ('transaction_type' | 'transaction_mode'),
    string
  > &
  Columns<
    | ('sender_wallet_id' | 'receiver_wallet_id' | 'customer_id' | 'crypto_transaction_id')
    | ('network' | 'address' | 'exchange_rate' | 'withdrawal_recipient_name' | 'fee')
    | ('recipient_currency' | 'recipient_country' | 'bank_name' | 'bank_code' | 'bank_account'),
    string | null
  > & { status: string; reason: string | null };

/** What can hold money: a wallet, or an account of the sandbox. */
export type Account = 'wallet' | 'outside' | 'exchange' | 'held' | 'fees';

/** Double entry: the amounts of one movement sum to zero in each currency. Rows are never changed. */
type LedgerEntryTable = Omit<Row, 'id'> &
  Columns<'movement_id' | 'currency', string> & {
    readonly account: Account;
    /** Null for every account but `wallet`. */
    readonly wallet_id: string | null;
    readonly amount: MinorUnits;
  };

export interface Tables {
  merchants: MerchantTable;
  api_keys: ApiKeyTable;
  customers: CustomerTable;
  bank_methods: BankMethodTable;
  wallets: WalletTable;
  movements: MovementTable;
  transactions: TransactionTable;
  ledger_entries: LedgerEntryTable;
}

export type WalletRow = Selectable<WalletTable>;
export type TransactionRow = Selectable<TransactionTable>;
