import * as v from 'valibot';
import { TransactionSchema } from '../transaction/transaction.ts';
import { success } from './success.ts';

/** Source: API spec 1.0.0, Fetch transactions by reference id, success body. */
export const FindTransactionsResponseSchema = success(v.array(TransactionSchema));
export type FindTransactionsResponse = v.InferOutput<typeof FindTransactionsResponseSchema>;
