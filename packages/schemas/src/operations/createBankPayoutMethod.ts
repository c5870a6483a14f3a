import {
  bodyTooLarge,
  customerNotFound,
  invalidRequest,
  rateLimited,
  unauthenticated,
} from './commonErrors.ts';
import type { Operation, OperationRoute } from './operation.ts';

/** Where a bank payout method is added. */
export const createBankPayoutMethodRoute = {
  id: 'createBankPayoutMethod',
  method: 'POST',
  path: '/payout/methods/banks',
} as const satisfies OperationRoute;

/** Source: API spec 1.0.0, Endpoints, 2. */
export const createBankPayoutMethodOperation = {
  route: createBankPayoutMethodRoute,
  tag: 'Payout methods',
  summary: 'Add bank payout method',
  description:
    'Include `customer_id` to create a customer-specific method. Omit it to create a merchant-owned method.',
  body: { schema: 'CreateBankPayoutMethod', isRequired: true },
  success: { status: 201, schema: 'CreateBankPayoutMethodResponse', gap: 38 },
  errors: [invalidRequest, unauthenticated, customerNotFound, bodyTooLarge, rateLimited],
  gaps: [35, 36, 37, 38, 48, 56, 63, 72],
} as const satisfies Operation;
