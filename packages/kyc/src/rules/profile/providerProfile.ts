import type { BusinessType, CountryCode, DocumentType } from '@passmuster/schemas';

/**
 * What one provider requires beyond the API, as data. Each constraint is optional. Its rule reports an
 * error, because this provider would refuse the application.
 */
export interface ProviderProfile {
  /** Names the provider in findings and in the audit record. */
  readonly name: string;
  /** Countries of registration that it accepts. */
  readonly countries?: readonly CountryCode[];
  /** Legal forms that it accepts. */
  readonly businessTypes?: readonly BusinessType[];
  /** NAICS codes that it accepts, or their first digits, such as `54`. */
  readonly industries?: readonly string[];
  /** Types of documents of the business that it requires. */
  readonly documents?: readonly DocumentType[];
}
