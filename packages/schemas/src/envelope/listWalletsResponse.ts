import * as v from 'valibot';
import { WalletSchema } from '../wallet/wallet.ts';
import { PaginationSchema } from './pagination.ts';
import { successPage } from './success.ts';

/** Source: API spec 1.0.0, List wallets, success body. */
export const ListWalletsResponseSchema = successPage(v.array(WalletSchema), PaginationSchema);
export type ListWalletsResponse = v.InferOutput<typeof ListWalletsResponseSchema>;
