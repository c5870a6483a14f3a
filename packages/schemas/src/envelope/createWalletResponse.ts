import type * as v from 'valibot';
import { WalletSchema } from '../wallet/wallet.ts';
import { success } from './success.ts';

/**
 * Response of `POST /wallets`: the wallet, with its address where it has one.
 * Source: API spec 1.0.0, Create wallet.
 */
export const CreateWalletResponseSchema = success(WalletSchema);
export type CreateWalletResponse = v.InferOutput<typeof CreateWalletResponseSchema>;
