import * as v from 'valibot';
import { WalletSchema } from '../wallet/wallet.ts';
import { PaginationSchema } from './pagination.ts';
import { successPage } from './success.ts';

/** Response of `GET /wallets`: one page. Source: API spec 1.0.0, List wallets. */
export const ListWalletsResponseSchema = successPage(v.array(WalletSchema), PaginationSchema);
export type ListWalletsResponse = v.InferOutput<typeof ListWalletsResponseSchema>;
