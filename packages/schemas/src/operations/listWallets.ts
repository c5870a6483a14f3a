import { invalidRequest, rateLimited, unauthenticated } from './commonErrors.ts';
import type { Operation, OperationRoute } from './operation.ts';

/** Where wallets are listed. */
export const listWalletsRoute = {
  id: 'listWallets',
  method: 'GET',
  path: '/wallets',
} as const satisfies OperationRoute;

/** Source: API spec 1.0.0, Endpoints, 4. */
export const listWalletsOperation = {
  route: listWalletsRoute,
  tag: 'Wallets',
  summary: 'List wallets',
  description: 'Returns the merchant’s wallets of both asset types, in pages.',
  query: 'ListWalletsQuery',
  success: { status: 200, schema: 'ListWalletsResponse', gap: 38 },
  errors: [invalidRequest, unauthenticated, rateLimited],
  gaps: [38, 39, 45, 46, 47],
} as const satisfies Operation;
