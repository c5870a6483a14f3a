/** What a server loads: the compiled schemas, several times as fast for accepted values. */
export { BusinessCustomerSchema, withListLimits } from '@passmuster/schemas/compiled';
