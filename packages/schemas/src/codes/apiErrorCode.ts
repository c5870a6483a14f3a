/** Error codes the API shows; its full catalogue is not shown. Source: API spec 1.0.0, Errors (3 values). */
export const apiErrorCodes = [
  'INVALID_TOKEN',
  'INVALID_REFERENCE_ID',
  'TRANSACTIONS_NOT_FOUND',
] as const;
export type ApiErrorCode = (typeof apiErrorCodes)[number];
