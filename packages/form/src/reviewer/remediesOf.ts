import type { CustomerCatalog } from '@passmuster/kyc';
import { apiRefused, duplicateEmail, duplicatePhone, notSubmitted } from '../texts/formRules.ts';

/** Returns the remedies of what the API refuses, by rule id: the page shows them without asking its reviewer. */
export const remediesOf = (
  catalog: CustomerCatalog | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [apiRefused, duplicateEmail, duplicatePhone, notSubmitted].map(({ id, remedy }) => [
      id,
      catalog?.remedies[id] ?? remedy,
    ]),
  );
