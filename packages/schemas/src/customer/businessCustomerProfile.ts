import * as v from 'valibot';
import { openObject } from '../scalar/openObject.ts';

/**
 * The profile that the API returns. The specification doesn't show its fields. Only the `id`, which later
 * operations need, is named; all others are kept. SPEC-GAP 18.
 */
export const BusinessCustomerProfileSchema = openObject({ id: v.nullish(v.string()) });
export type BusinessCustomerProfile = v.InferOutput<typeof BusinessCustomerProfileSchema>;
