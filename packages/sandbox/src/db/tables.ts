import type { AssetType, Network, WalletStatus } from '@passmuster/schemas';
import type { ColumnType, Generated, Selectable } from 'kysely';

/**
 * Minor units (8 decimal places for a stablecoin, 2 for fiat). A 64-bit integer in both databases,
 * but not in a JavaScript number: written as a bigint, selected as text (`cast(... as text)`).
 */
type MinorUnits = ColumnType<string, bigint, bigint>;

export interface MerchantTable {
  readonly id: string;
  readonly name: string;
  readonly environment: string;
  /** JSON of `MerchantSettings`: clock, faults, switches. */
  settings: string;
  readonly created_at: string;
}

export interface ApiKeyTable {
  readonly seq: Generated<number>;
  readonly id: string;
  readonly merchant_id: string;
  /** SHA-256 of the key, hexadecimal: the key itself is stored nowhere. */
  readonly hash: string;
  /** What a list may show of the key, such as `pm_sandbox_9f3c…`. */
  readonly hint: string;
  readonly created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
}

export interface CustomerTable {
  readonly seq: Generated<number>;
  readonly id: string;
  readonly merchant_id: string;
  readonly email_folded: string;
  readonly phone: string;
  /** JSON of the profile as it is answered: no document images. */
  readonly profile: string;
  kyc_status: string;
  readonly created_at: string;
  updated_at: string;
}

export interface BankMethodTable {
  readonly seq: Generated<number>;
  readonly id: string;
  readonly merchant_id: string;
  readonly customer_id: string | null;
  readonly currency: string | null;
  readonly account_name: string | null;
  readonly account_number: string | null;
  readonly bank_name: string | null;
  readonly bank_code: string | null;
  readonly sort_code: string | null;
  readonly swift_code: string | null;
  readonly routing_number: string | null;
  readonly iban: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface WalletTable {
  readonly seq: Generated<number>;
  readonly id: string;
  readonly merchant_id: string;
  readonly customer_id: string | null;
  readonly asset_type: AssetType;
  readonly currency: string;
  readonly description: string | null;
  status: WalletStatus;
  balance: MinorUnits;
  /** The deposit address, on the one network of the wallet; all three are null for a fiat wallet. */
  readonly address_id: string | null;
  readonly network: Network | null;
  readonly address: string | null;
  readonly created_at: string;
  updated_at: string;
}

export interface MovementTable {
  readonly seq: Generated<number>;
  readonly id: string;
  readonly merchant_id: string;
  readonly reference_id: string;
  readonly kind: string;
  status: string;
  readonly created_at: string;
  updated_at: string;
}

/** One leg of a movement as the API shows it. */
export interface TransactionTable {
  readonly seq: Generated<number>;
  readonly id: string;
  readonly merchant_id: string;
  readonly movement_id: string;
  readonly sender_wallet_id: string | null;
  readonly receiver_wallet_id: string | null;
  readonly transaction_id: string;
  readonly asset_code: string;
  readonly amount: string;
  readonly reference_id: string;
  status: string;
  readonly created_at: string;
  updated_at: string;
  readonly crypto_transaction_id: string | null;
  readonly network: string | null;
  readonly transaction_type: string;
  readonly transaction_mode: string;
  readonly exchange_rate: string | null;
  readonly withdrawal_recipient_name: string | null;
  readonly fee: string | null;
  readonly balance: string;
  reason: string | null;
  readonly customer_id: string | null;
  readonly recipient_currency: string | null;
  readonly recipient_country: string | null;
  readonly bank_name: string | null;
  readonly bank_code: string | null;
  readonly address: string | null;
  readonly bank_account: string | null;
}

/** Where money can be: in a wallet, or in an account of the sandbox. */
export type Account = 'wallet' | 'outside' | 'exchange' | 'held' | 'fees';

/** Double entry: the amounts of one movement sum to zero in each currency. Rows are never changed. */
export interface LedgerEntryTable {
  readonly seq: Generated<number>;
  readonly merchant_id: string;
  readonly movement_id: string;
  readonly account: Account;
  /** The wallet; null for every other account. */
  readonly wallet_id: string | null;
  readonly currency: string;
  readonly amount: MinorUnits;
  readonly created_at: string;
}

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
