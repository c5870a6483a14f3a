import type { OperationError } from './operation.ts';

const schema = 'OperationError';

/** The body, path or query doesn't match its schema or a rule. */
export const invalidRequest = {
  status: 400,
  schema,
  codes: ['VALIDATION_ERROR'],
  description: 'The request is invalid.',
  gap: 63,
} as const satisfies OperationError;

/** The key is missing, unknown or expired. Source: API spec 1.0.0, Errors. */
export const unauthenticated = {
  status: 401,
  schema: 'AuthenticationError',
  codes: ['INVALID_TOKEN'],
  description: 'Authentication failed.',
} as const satisfies OperationError;

/** The `customer_id` of the body is unknown, or belongs to another merchant. */
export const customerNotFound = {
  status: 404,
  schema,
  codes: ['CUSTOMER_NOT_FOUND'],
  description: 'The customer does not exist or access is denied.',
  gap: 48,
} as const satisfies OperationError;

/** The body is larger than the server accepts. */
export const bodyTooLarge = {
  status: 413,
  schema,
  codes: ['BODY_TOO_LARGE'],
  description: 'The body is too large.',
  gap: 25,
} as const satisfies OperationError;

/** The key is rate limited. */
export const rateLimited = {
  status: 429,
  schema,
  headers: { 'Retry-After': 'Seconds after which the request may be sent again.' },
  codes: ['RATE_LIMITED'],
  description: 'Too many requests with this key.',
  gap: 64,
} as const satisfies OperationError;
