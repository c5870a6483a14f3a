import type { FindTransactionsParams, Transaction } from '@passmuster/schemas';
import {
  findTransactionsParamsShape,
  findTransactionsResponseShape,
} from '@passmuster/schemas/accept';
import { findTransactionsRoute } from '@passmuster/schemas/operations';
import type { ApiResult } from '../call/result.ts';
import { runCall } from '../call/runCall.ts';
import { writePath } from '../call/writePath.ts';
import type { Client } from '../config/client.ts';
import type { CallOptions } from '../config/clientOptions.ts';

/** Options of `findTransactions`. */
export interface FindTransactionsOptions extends CallOptions {
  /** Whether `TRANSACTIONS_NOT_FOUND` is an error (default) or an empty list. */
  readonly whenNotFound?: 'error' | 'empty';
}

/**
 * Returns the transactions with a reference id (`GET /customers/transactions/by_ref_id/{reference_id}`).
 * Source: API spec 1.0.0, Fetch transactions by reference id. SPEC-GAP 51 to 53.
 *
 * @example
 * const { data } = await findTransactions(client, { reference_id }, { whenNotFound: 'empty' });
 * data?.map(({ status }) => status) // ['COMPLETED']
 */
export async function findTransactions(
  client: Client,
  params: FindTransactionsParams,
  options: FindTransactionsOptions = {},
): Promise<ApiResult<Transaction[]>> {
  const result = await runCall(
    client,
    {
      route: findTransactionsRoute,
      parts: [{ shape: findTransactionsParamsShape, value: params, write: writePath }],
      answer: findTransactionsResponseShape,
      read: ({ data }) => data,
    },
    options,
  );
  const { error, response } = result;
  const isEmpty = error?.code === 'TRANSACTIONS_NOT_FOUND' && options.whenNotFound === 'empty';
  return isEmpty && response ? { data: [], response } : result;
}
