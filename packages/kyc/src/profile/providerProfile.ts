import type { BusinessType, CountryCode, DocumentType } from '@passmuster/schemas';

/**
 * What one provider demands beyond the API, as data. Each constraint is optional, and its rule makes an
 * error, since this provider refuses the application.
 */
export interface ProviderProfile {
  /** Names the provider in findings and in the audit record. */
  readonly name: string;
  /** Countries of registration that it accepts. */
  readonly countries?: readonly CountryCode[];
  /** Legal forms that it accepts. */
  readonly businessTypes?: readonly BusinessType[];
  /** NAICS codes that it accepts, or what they begin with, such as `54`. */
  readonly industries?: readonly string[];
  /** Types of documents of the business that it requires. */
  readonly documents?: readonly DocumentType[];
}
