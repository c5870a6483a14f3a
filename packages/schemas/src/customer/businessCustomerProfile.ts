import * as v from 'valibot';
import { openObject } from '../scalar/openObject.ts';

/**
 * The profile the API answers with. Its fields are not shown, so only the `id`, which later
 * operations need, is named, and all others are kept. SPEC-GAP 18.
 */
export const BusinessCustomerProfileSchema = openObject({ id: v.optional(v.string()) });
export type BusinessCustomerProfile = v.InferOutput<typeof BusinessCustomerProfileSchema>;
