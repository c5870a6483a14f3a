import type { Finding } from '@passmuster/findings';
import type { BusinessCustomer } from '@passmuster/schemas';

/** What the specification itself demands beyond the shape: documents, age. SPEC-GAP 26, 27, 33. */
export async function kycErrors(
  customer: Omit<BusinessCustomer, 'business_website'>,
  asOf: string,
): Promise<readonly Finding[]> {
  void customer;
  void asOf;
  return [];
}
