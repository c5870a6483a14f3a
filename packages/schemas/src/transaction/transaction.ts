import * as v from 'valibot';
import { networks } from '../codes/network.ts';
import { DecimalSchema } from '../scalar/decimal.ts';
import { openObject } from '../scalar/openObject.ts';
import { openPicklist } from '../scalar/openPicklist.ts';
import { plainObject } from '../scalar/plainObject.ts';
import { RequiredTextSchema } from '../scalar/requiredText.ts';
import { TimestampSchema } from '../scalar/timestamp.ts';
import { UuidSchema } from '../scalar/uuid.ts';

/** Path parameters of `GET /customers/transactions/by_ref_id/{reference_id}`. Any text is passed on. SPEC-GAP 52. */
export const FindTransactionsParamsSchema = plainObject({
  /** The reference of a movement. Its legs share it. */
  reference_id: RequiredTextSchema,
});
export type FindTransactionsParams = v.InferOutput<typeof FindTransactionsParamsSchema>;

/** Status of a transaction. The complete set is not shown. SPEC-GAP 54. */
export const TransactionStatusSchema = openPicklist(['COMPLETED']);
/** Type of a transaction. The complete set is not shown. SPEC-GAP 54. */
export const TransactionTypeSchema = openPicklist(['INTERNAL TRANSFER']);
/** Mode of a transaction. The complete set is not shown. SPEC-GAP 54. */
export const TransactionModeSchema = openPicklist(['DEBIT']);

const optionalText = v.nullish(v.string());

/** One leg of a movement. Source: API spec 1.0.0, Transaction. */
export const TransactionSchema = openObject({
  id: UuidSchema,
  sender_wallet_id: v.nullish(UuidSchema),
  receiver_wallet_id: v.nullish(UuidSchema),
  /** Short alphanumeric code. */
  transaction_id: v.string(),
  asset_code: v.string(),
  /** 8 decimal places, also for fiat. SPEC-GAP 55. */
  amount: DecimalSchema,
  reference_id: v.string(),
  status: TransactionStatusSchema,
  created_at: TimestampSchema,
  updated_at: TimestampSchema,
  crypto_transaction_id: optionalText,
  network: v.nullish(openPicklist(networks)),
  transaction_type: TransactionTypeSchema,
  transaction_mode: TransactionModeSchema,
  exchange_rate: optionalText,
  withdrawal_recipient_name: optionalText,
  fee: optionalText,
  balance: DecimalSchema,
  reason: optionalText,
  customer_id: v.nullish(UuidSchema),
  recipient_currency: optionalText,
  recipient_country: optionalText,
  bank_name: optionalText,
  bank_code: optionalText,
  address: optionalText,
  bank_account: optionalText,
});
export type Transaction = v.InferOutput<typeof TransactionSchema>;
