/** The schemas for browsers: the readable ones, which are half the size of the compiled ones. */
export { BusinessCustomerSchema, withListLimits } from '@passmuster/schemas';
