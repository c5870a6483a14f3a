import { isAnything } from '../guards.ts';

/** Everything of an application that can name a country. */
export const countryScopes = [
  'registered_address',
  'business_owners.*',
  'business_owners.*.address',
  'documents.*',
  'business_owners.*.supporting_documents.*',
] as const;

/** The fields by which it does: one for each kind of object. */
export const countryReads = {
  country: isAnything,
  nationality: isAnything,
  doc_country: isAnything,
};
