import { isAnything } from '../guards.ts';
import { isListed, type RiskList } from './listing.ts';

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

/** Those of the fields that name a country of the list, on the day. */
export function fieldsOnList(
  { country, nationality, doc_country }: Readonly<Record<keyof typeof countryReads, unknown>>,
  list: RiskList,
  asOf: string,
): readonly string[] {
  const fields: string[] = [];
  if (isListed(list, country, asOf)) fields.push('country');
  if (isListed(list, nationality, asOf)) fields.push('nationality');
  if (isListed(list, doc_country, asOf)) fields.push('doc_country');
  return fields;
}
