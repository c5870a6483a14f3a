import { randomInt, randomUUID } from 'node:crypto';
import type { BusinessCustomerInput } from '@passmuster/schemas';
import { customerSample, ownerSample } from '@passmuster/testing/samples';

/** Returns a customer that every rule of the specification accepts, with a new email and phone each time. */
export const sampleCustomer = (
  changes: Partial<BusinessCustomerInput> = {},
): BusinessCustomerInput => ({
  ...customerSample,
  email: `${randomUUID()}@karootrading.co.za`,
  phone: `+2782${randomInt(1_000_000, 9_999_999)}`,
  business_owners: [{ ...ownerSample, ownership_percentage: 100 }],
  ...changes,
});
