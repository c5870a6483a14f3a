import type * as v from 'valibot';
import { AddressVerdictSchema } from '../address/validateAddress.ts';
import { success } from './success.ts';

/**
 * Response of `GET /payouts/validate-address`: the verdict.
 * Source: API spec 1.0.0, Validate address.
 */
export const ValidateAddressResponseSchema = success(AddressVerdictSchema);
export type ValidateAddressResponse = v.InferOutput<typeof ValidateAddressResponseSchema>;
