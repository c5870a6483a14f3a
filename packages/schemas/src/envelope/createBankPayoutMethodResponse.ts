import type * as v from 'valibot';
import { BankPayoutMethodSchema } from '../payout/bankPayoutMethod.ts';
import { success } from './success.ts';

/**
 * Response of `POST /payout/methods/banks`: the method with its id.
 * Source: API spec 1.0.0, Add bank payout method.
 */
export const CreateBankPayoutMethodResponseSchema = success(BankPayoutMethodSchema);
export type CreateBankPayoutMethodResponse = v.InferOutput<
  typeof CreateBankPayoutMethodResponseSchema
>;
