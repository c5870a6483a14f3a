import { invalidRequest, rateLimited, unauthenticated } from './commonErrors.ts';
import type { Operation, OperationRoute } from './operation.ts';

/** Where asset codes are listed. */
export const listAssetCodesRoute = {
  id: 'listAssetCodes',
  method: 'GET',
  path: '/asset-codes',
} as const satisfies OperationRoute;

/** Source: API spec 1.0.0, Endpoints, 7. */
export const listAssetCodesOperation = {
  route: listAssetCodesRoute,
  tag: 'Assets',
  summary: 'List asset codes',
  description: 'Without a filter both kinds are returned.',
  query: 'ListAssetCodesQuery',
  success: { status: 200, schema: 'ListAssetCodesResponse', gap: 38 },
  errors: [invalidRequest, unauthenticated, rateLimited],
  gaps: [38, 42, 58],
} as const satisfies Operation;
