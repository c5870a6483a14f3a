import type * as v from 'valibot';
import { BusinessCustomerProfileSchema } from '../customer/businessCustomerProfile.ts';
import { success } from './success.ts';

/** Source: API spec 1.0.0, Create business customer, success body. */
export const CreateBusinessCustomerResponseSchema = success(BusinessCustomerProfileSchema);
export type CreateBusinessCustomerResponse = v.InferOutput<
  typeof CreateBusinessCustomerResponseSchema
>;
