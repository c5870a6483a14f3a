import type { Finding } from '@passmuster/findings';
import type { BusinessCustomer } from '@passmuster/schemas';

/**
 * What the specification itself demands beyond the shape: documents, age. SPEC-GAP 26, 27, 33.
 * The rules are loaded at the first customer: a merchant without any does not wait for them.
 */
export async function kycErrors(
  customer: Omit<BusinessCustomer, 'business_website'>,
  asOf: string,
): Promise<readonly Finding[]> {
  const { reviewBusinessCustomer } = await import('@passmuster/kyc');
  const { findings } = reviewBusinessCustomer(customer, { asOf });
  return findings.filter(
    ({ severity, path }) => severity === 'error' && path[0] !== 'business_website',
  );
}
