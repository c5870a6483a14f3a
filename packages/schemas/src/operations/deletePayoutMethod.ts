import { bodyTooLarge, invalidRequest, rateLimited, unauthenticated } from './commonErrors.ts';
import type { Operation, OperationRoute } from './operation.ts';

/** Where a payout method is deleted. */
export const deletePayoutMethodRoute = {
  id: 'deletePayoutMethod',
  method: 'DELETE',
  path: '/payout/methods/{payout_method_id}',
} as const satisfies OperationRoute;

/** Source: API spec 1.0.0, Endpoints, 5. */
export const deletePayoutMethodOperation = {
  route: deletePayoutMethodRoute,
  tag: 'Payout methods',
  summary: 'Delete payout method',
  description:
    'The deletion is permanent. The body is required only when deleting a customer-specific method. For a merchant-owned method no body is needed.',
  params: 'DeletePayoutMethodParams',
  body: { schema: 'DeletePayoutMethod', isRequired: false },
  success: { status: 200, schema: 'SuccessMessage', gap: 38 },
  errors: [
    invalidRequest,
    unauthenticated,
    {
      status: 404,
      schema: 'OperationError',
      codes: ['PAYOUT_METHOD_NOT_FOUND'],
      description: 'The method does not exist or access is denied.',
    },
    bodyTooLarge,
    rateLimited,
  ],
  gaps: [38, 48, 49, 50],
} as const satisfies Operation;
