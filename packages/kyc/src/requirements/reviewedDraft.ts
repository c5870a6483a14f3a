import type { Finding, SubjectRule, Tables } from '@passmuster/findings';
import type { ProviderProfile } from '../rules/profile/providerProfile.ts';
import type { CustomerCatalog } from '../texts/customerCatalog.ts';

/** A draft and what its review found. */
export interface ReviewedDraft {
  readonly draft: unknown;
  /** Paths of everything that the API would refuse. */
  readonly errorPaths: readonly (readonly PropertyKey[])[];
  readonly findings: readonly Finding[];
  /** The rules of the review, except those that were turned off. */
  readonly rules: readonly SubjectRule[];
  readonly tables?: Tables | undefined;
  readonly profile?: ProviderProfile | undefined;
  readonly catalog?: CustomerCatalog | undefined;
}
