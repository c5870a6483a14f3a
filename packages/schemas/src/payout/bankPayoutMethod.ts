import * as v from 'valibot';
import { payoutCurrencies } from '../codes/currency.ts';
import { openObject } from '../scalar/openObject.ts';
import { openPicklist } from '../scalar/openPicklist.ts';
import { TimestampSchema } from '../scalar/timestamp.ts';
import { UuidSchema } from '../scalar/uuid.ts';

const optionalText = v.nullish(v.string());

/** A bank payout method as the API returns it. What was not sent may be null or absent (SPEC-GAP 35, 76). Source: API spec 1.0.0, Bank payout method. */
export const BankPayoutMethodSchema = openObject({
  id: UuidSchema,
  type: openPicklist(['BANK']),
  currency: v.nullish(openPicklist(payoutCurrencies)),
  account_name: optionalText,
  account_number: optionalText,
  bank_name: optionalText,
  bank_code: optionalText,
  /** For GBP. */
  sort_code: optionalText,
  /** For international transfers. */
  swift_code: optionalText,
  /** For USD. */
  routing_number: optionalText,
  /** For international accounts. */
  iban: optionalText,
  /** Null for a merchant-owned method. */
  customer_id: v.nullish(UuidSchema),
  created_at: TimestampSchema,
  updated_at: TimestampSchema,
});
export type BankPayoutMethod = v.InferOutput<typeof BankPayoutMethodSchema>;
