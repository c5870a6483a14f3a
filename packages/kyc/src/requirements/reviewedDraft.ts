import type { Finding, SubjectRule, Tables } from '@passmuster/findings';
import type { CustomerCatalog } from '../customerCatalog.ts';
import type { ProviderProfile } from '../profile/providerProfile.ts';

/** A draft and what its review found. */
export interface ReviewedDraft {
  readonly draft: unknown;
  /** Paths of everything that the API would refuse. */
  readonly errorPaths: readonly (readonly PropertyKey[])[];
  readonly findings: readonly Finding[];
  /** The rules that were to run, those turned off left out. */
  readonly rules: readonly SubjectRule[];
  readonly tables?: Tables | undefined;
  readonly profile?: ProviderProfile | undefined;
  readonly catalog?: CustomerCatalog | undefined;
}
