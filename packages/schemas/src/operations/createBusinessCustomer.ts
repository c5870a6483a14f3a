import { bodyTooLarge, invalidRequest, rateLimited, unauthenticated } from './commonErrors.ts';
import type { Operation, OperationRoute } from './operation.ts';

/** Where a business customer is created. */
export const createBusinessCustomerRoute = {
  id: 'createBusinessCustomer',
  method: 'POST',
  path: '/business-customers',
} as const satisfies OperationRoute;

/** Source: API spec 1.0.0, Endpoints, 1. */
export const createBusinessCustomerOperation = {
  route: createBusinessCustomerRoute,
  tag: 'Customers',
  summary: 'Create business customer',
  description:
    'KYC processing with business-specific validation. Email and phone must be unique. Owners and documents are accepted in the same call.',
  body: { schema: 'BusinessCustomer', isRequired: true, holdsFiles: true },
  success: { status: 201, schema: 'CreateBusinessCustomerResponse' },
  errors: [
    invalidRequest,
    unauthenticated,
    {
      status: 409,
      schema: 'OperationError',
      codes: ['DUPLICATE_EMAIL', 'DUPLICATE_PHONE'],
      description: 'Another customer has this email or phone.',
      gap: 16,
    },
    bodyTooLarge,
    rateLimited,
  ],
  gaps: [1, 2, 3, 4, 16, 18, 25, 26, 27, 63],
} as const satisfies Operation;
