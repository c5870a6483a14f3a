import { rateLimited, unauthenticated } from './commonErrors.ts';
import type { Operation, OperationRoute } from './operation.ts';

/** Where transactions are looked up. */
export const findTransactionsRoute = {
  id: 'findTransactions',
  method: 'GET',
  path: '/customers/transactions/by_ref_id/{reference_id}',
} as const satisfies OperationRoute;

/** Source: API spec 1.0.0, Endpoints, 6. */
export const findTransactionsOperation = {
  route: findTransactionsRoute,
  tag: 'Transactions',
  summary: 'Fetch transactions by reference id',
  description:
    'Returns sender and receiver wallets, status, timestamps, amount, fees, exchange rate, type and mode, and bank details for payouts.',
  params: 'FindTransactionsParams',
  success: { status: 200, schema: 'FindTransactionsResponse', gap: 38 },
  errors: [
    {
      status: 400,
      schema: 'OperationError',
      codes: ['INVALID_REFERENCE_ID'],
      description: 'The reference id is malformed.',
      gap: 51,
    },
    unauthenticated,
    {
      status: 404,
      schema: 'OperationError',
      codes: ['TRANSACTIONS_NOT_FOUND'],
      description: 'No transaction has this reference id.',
      gap: 51,
    },
    rateLimited,
  ],
  gaps: [38, 51, 52, 53, 54, 55],
} as const satisfies Operation;
