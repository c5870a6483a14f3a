import type { RegistrationNumberForm } from './registrationNumberForm.ts';
import type { TaxIdForm } from './taxIdForm.ts';

/** The numbers of the businesses of a country. */
export interface CountryNumbers {
  readonly taxIds: readonly TaxIdForm[];
  readonly registrationNumbers: readonly RegistrationNumberForm[];
}
