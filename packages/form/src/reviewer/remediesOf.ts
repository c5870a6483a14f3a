import type { CustomerCatalog } from '@passmuster/kyc';
import {
  apiRefused,
  duplicateEmail,
  duplicatePhone,
  fileEmpty,
  fileSize,
  fileUnread,
  notSubmitted,
  questionOpen,
} from '../texts/formRules.ts';

/** Returns the remedies of what the page finds itself, by rule id: it shows them without asking its reviewer. */
export const remediesOf = (
  catalog: CustomerCatalog | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [
      apiRefused,
      duplicateEmail,
      duplicatePhone,
      fileEmpty,
      fileSize,
      fileUnread,
      notSubmitted,
      questionOpen,
    ].map(({ id, remedy }) => [id, catalog?.remedies[id] ?? remedy]),
  );
