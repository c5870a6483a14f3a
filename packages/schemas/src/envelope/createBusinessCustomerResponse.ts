import type * as v from 'valibot';
import { BusinessCustomerProfileSchema } from '../customer/businessCustomerProfile.ts';
import { success } from './success.ts';

/**
 * Response of `POST /business-customers`: the profile of the customer.
 * Source: API spec 1.0.0, Create business customer.
 */
export const CreateBusinessCustomerResponseSchema = success(BusinessCustomerProfileSchema);
export type CreateBusinessCustomerResponse = v.InferOutput<
  typeof CreateBusinessCustomerResponseSchema
>;
