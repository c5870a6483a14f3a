import type * as v from 'valibot';
import { BankPayoutMethodSchema } from '../payout/bankPayoutMethod.ts';
import { success } from './success.ts';

/** Source: API spec 1.0.0, Add bank payout method, success body. */
export const CreateBankPayoutMethodResponseSchema = success(BankPayoutMethodSchema);
export type CreateBankPayoutMethodResponse = v.InferOutput<
  typeof CreateBankPayoutMethodResponseSchema
>;
