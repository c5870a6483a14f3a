/** Error codes that the specification shows; the full catalog is not shown. Source: API spec 1.0.0, Errors (3 values). */
export const apiErrorCodes = /* @__PURE__ */ Object.freeze([
  'INVALID_TOKEN',
  'INVALID_REFERENCE_ID',
  'TRANSACTIONS_NOT_FOUND',
] as const);
export type ApiErrorCode = (typeof apiErrorCodes)[number];
