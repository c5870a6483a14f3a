import type { FindTransactionsParams, Transaction } from '@passmuster/schemas';
import {
  acceptFindTransactionsParams,
  loadFindTransactionsParamsSchema,
} from '@passmuster/schemas/accept/findTransactionsParams';
import {
  acceptFindTransactionsResponse,
  loadFindTransactionsResponseSchema,
} from '@passmuster/schemas/accept/findTransactionsResponse';
import type { Client } from '../client.ts';
import type { CallOptions } from '../clientOptions.ts';
import { writePath } from '../parts/writePath.ts';
import { request } from '../request.ts';
import type { ApiResult } from '../result.ts';

/** Options of `findTransactions`. */
export interface FindTransactionsOptions extends CallOptions {
  /** What `TRANSACTIONS_NOT_FOUND` becomes: the error it is (default), or an empty list. */
  readonly whenNotFound?: 'error' | 'empty';
}

/**
 * `GET /customers/transactions/by_ref_id/{reference_id}`: all legs of a movement.
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
  const result = await request(
    client,
    {
      operation: 'findTransactions',
      method: 'GET',
      route: '/customers/transactions/by_ref_id/{reference_id}',
      parts: [
        {
          accept: acceptFindTransactionsParams,
          load: loadFindTransactionsParamsSchema,
          value: params,
          write: writePath,
        },
      ],
      answer: { accept: acceptFindTransactionsResponse, load: loadFindTransactionsResponseSchema },
      read: ({ data }) => data,
    },
    options,
  );
  const { error, response } = result;
  const isNone = error?.code === 'TRANSACTIONS_NOT_FOUND' && options.whenNotFound === 'empty';
  return isNone && response ? { data: [], response } : result;
}
