import * as v from 'valibot';
import { plainObject } from '../scalar/plainObject.ts';
import { UuidSchema } from '../scalar/uuid.ts';

/** Path parameters of `DELETE /payout/methods/{payout_method_id}`. */
export const DeletePayoutMethodParamsSchema = plainObject({
  /** The id of the method, as its creation returned it. */
  payout_method_id: UuidSchema,
});
export type DeletePayoutMethodParams = v.InferOutput<typeof DeletePayoutMethodParamsSchema>;

/**
 * Body of a deletion, required for a customer-specific method only. A `customer_id` of null is read as omitted,
 * because merchant-owned methods are shown with it (SPEC-GAP 77).
 * Source: API spec 1.0.0, Delete payout method.
 */
export const DeletePayoutMethodSchema = plainObject({
  /** The customer that owns the method. */
  customer_id: v.nullish(UuidSchema),
});
export type DeletePayoutMethod = v.InferOutput<typeof DeletePayoutMethodSchema>;
