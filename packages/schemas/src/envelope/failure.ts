import * as v from 'valibot';
import { apiErrorCodes } from '../codes/apiErrorCode.ts';
import { openObject } from '../scalar/openObject.ts';
import { openPicklist } from '../scalar/openPicklist.ts';

/** Any error code. Editors suggest the known ones. */
export const ApiErrorCodeSchema = openPicklist(apiErrorCodes);

/**
 * Body of an operation's error. The specification gives no code or message for a 404, so both may be absent.
 * Source: API spec 1.0.0, Errors.
 */
export const OperationErrorSchema = openObject({
  status: v.literal('error'),
  message: v.nullish(v.string()),
  code: v.nullish(ApiErrorCodeSchema),
});
export type OperationError = v.InferOutput<typeof OperationErrorSchema>;

/**
 * Body of a failed authentication (401), which has its own shape (SPEC-GAP 60).
 * Source: API spec 1.0.0, Errors.
 */
export const AuthenticationErrorSchema = openObject({
  status: v.literal('failed'),
  message: v.nullish(v.string()),
  error: openObject({
    code: ApiErrorCodeSchema,
    details: v.nullish(openObject({ reason: v.nullish(v.string()) })),
  }),
});
export type AuthenticationError = v.InferOutput<typeof AuthenticationErrorSchema>;
