/** What a browser loads: the readable schemas, half the size of the compiled ones. */
export { BusinessCustomerSchema, withListLimits } from '@passmuster/schemas';
