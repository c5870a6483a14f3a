import { invalidRequest, rateLimited, unauthenticated } from './commonErrors.ts';
import type { Operation, OperationRoute } from './operation.ts';

/** Where a stablecoin address is validated. */
export const validateAddressRoute = {
  id: 'validateAddress',
  method: 'GET',
  path: '/payouts/validate-address',
} as const satisfies OperationRoute;

/** Source: API spec 1.0.0, Endpoints, 8. */
export const validateAddressOperation = {
  route: validateAddressRoute,
  tag: 'Payouts',
  summary: 'Validate address',
  description:
    'Validates a stablecoin address. The query inputs are not shown, so their names are assumed (SPEC-GAP 57).',
  query: 'ValidateAddressQuery',
  success: { status: 200, schema: 'ValidateAddressResponse', gap: 38 },
  errors: [invalidRequest, unauthenticated, rateLimited],
  gaps: [38, 56, 57],
} as const satisfies Operation;
