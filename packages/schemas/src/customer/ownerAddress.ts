import type * as v from 'valibot';
import { plainObject } from '../scalar/plainObject.ts';
import { TextSchema } from '../scalar/text.ts';
import { addressEntries } from './postalAddress.ts';

/**
 * The address of an owner; its country is free text (SPEC-GAP 14).
 * Source: API spec 1.0.0, Business owner, `address`.
 */
export const OwnerAddressSchema = plainObject({ ...addressEntries, country: TextSchema });
export type OwnerAddress = v.InferOutput<typeof OwnerAddressSchema>;
