import type * as v from 'valibot';
import { WalletSchema } from '../wallet/wallet.ts';
import { success } from './success.ts';

/** Source: API spec 1.0.0, Create wallet, success body. */
export const CreateWalletResponseSchema = success(WalletSchema);
export type CreateWalletResponse = v.InferOutput<typeof CreateWalletResponseSchema>;
