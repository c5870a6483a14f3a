import * as v from 'valibot';
import { TransactionSchema } from '../transaction/transaction.ts';
import { success } from './success.ts';

/**
 * Response of `GET /customers/transactions/by_ref_id/{reference_id}`: every leg.
 * Source: API spec 1.0.0, Fetch transactions by reference id.
 */
export const FindTransactionsResponseSchema = success(v.array(TransactionSchema));
export type FindTransactionsResponse = v.InferOutput<typeof FindTransactionsResponseSchema>;
