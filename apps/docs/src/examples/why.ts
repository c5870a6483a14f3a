import { loadCustomerReviewer } from '@passmuster/kyc';
import { BusinessCustomerSchema } from '@passmuster/schemas';
import schema from '@passmuster/schemas/jsonSchema.json' with { type: 'json' };
import { safeParse } from 'valibot';

const [application] = schema.$defs.BusinessCustomer.examples;
const owners = application?.business_owners.map((owner) => ({
  ...owner,
  date_of_birth: '2009-02-14',
  ownership_percentage: 80,
}));
const draft = { ...application, business_owners: owners };

export const isAccepted = safeParse(BusinessCustomerSchema, draft).success;
const reviewer = await loadCustomerReviewer();
export const { findings } = reviewer.review(draft, { asOf: '2026-11-21' });

console.log(`the schema accepts it: ${isAccepted}`);
for (const { severity, remedy } of findings) if (severity === 'error') console.log(remedy);
