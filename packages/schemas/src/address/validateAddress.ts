import * as v from 'valibot';
import { openObject } from '../scalar/openObject.ts';
import { plainObject } from '../scalar/plainObject.ts';
import { RequiredTextSchema } from '../scalar/requiredText.ts';
import { NetworkSchema } from '../wallet/network.ts';

/**
 * Query of `GET /payouts/validate-address`. The specification doesn't show its inputs, so their names are
 * assumed (SPEC-GAP 57). Source: API spec 1.0.0, Validate address.
 */
export const ValidateAddressQuerySchema = plainObject({
  /** The address of the recipient. */
  address: RequiredTextSchema,
  /** The network that the payout is sent on. */
  network: NetworkSchema,
});
export type ValidateAddressQuery = v.InferOutput<typeof ValidateAddressQuerySchema>;

/** The same query as it arrives in a URL. */
export const ValidateAddressQueryTextSchema = ValidateAddressQuerySchema;

/** Whether an address is valid. Source: API spec 1.0.0, Validate address. */
export const AddressVerdictSchema = openObject({ valid: v.boolean() });
export type AddressVerdict = v.InferOutput<typeof AddressVerdictSchema>;
