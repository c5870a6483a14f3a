import * as v from 'valibot';
import { payoutCurrencies } from '../codes/currency.ts';
import { choice, onlyChoice } from '../scalar/choice.ts';
import { payoutCurrencyText } from '../scalar/choiceTexts.ts';
import { plainObject } from '../scalar/plainObject.ts';
import { TextSchema } from '../scalar/text.ts';
import { UuidSchema } from '../scalar/uuid.ts';

/**
 * Body of `POST /payout/methods/banks`. Only `type` is required; which other fields are is not shown
 * (SPEC-GAP 35). Omit `customer_id` for a merchant-owned method, or send null (SPEC-GAP 72).
 * Source: API spec 1.0.0, Add bank payout method.
 */
export const CreateBankPayoutMethodSchema = plainObject({
  type: onlyChoice('BANK', 'Choose BANK'),
  account_name: v.optional(TextSchema),
  /** Text, never a number, because account numbers start with zeros. SPEC-GAP 37. */
  account_number: v.optional(TextSchema),
  bank_name: v.optional(TextSchema),
  currency: v.optional(choice(payoutCurrencies, payoutCurrencyText.remedy)),
  bank_code: v.optional(TextSchema),
  customer_id: v.nullish(UuidSchema),
  sort_code: v.nullish(TextSchema),
  swift_code: v.nullish(TextSchema),
  routing_number: v.nullish(TextSchema),
  iban: v.nullish(TextSchema),
});
export type CreateBankPayoutMethod = v.InferOutput<typeof CreateBankPayoutMethodSchema>;
