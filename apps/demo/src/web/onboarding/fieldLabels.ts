import { documentTypeLabels } from '@passmuster/schemas/labels';
import type { Translate } from '../language/useText.ts';
import type { Path } from '../review/draftReview.ts';
import { countryWords, documentName } from './countryWords.ts';
import type { ApplicationValues } from './values.ts';

/** What the form calls each field. Owners and addresses share the names of their fields. */
const labels: Readonly<Record<string, string>> = {
  business_name: 'Legal name',
  trading_name: 'Trading name',
  business_type: 'Legal form',
  registration_number: 'Registration number',
  registration_date: 'Registration date',
  tax_identification_number: 'Tax ID',
  country: 'Country',
  street1: 'Street and number',
  street2: 'Suite, floor or district',
  city: 'City',
  state: 'State or province',
  postal_code: 'Postal code',
  registered_address: 'Registered address',
  email: 'Business email',
  phone: 'Business phone',
  phone_country_code: 'Country code of the phone',
  business_website: 'Website',
  contact_person_email: 'Contact person’s email',
  contact_person_phone: 'Contact person’s phone',
  industry: 'Industry',
  nature_of_business: 'What the business does',
  account_purpose: 'Purpose of the account',
  account_purpose_explanation: 'How the account will be used',
  source_of_funds: 'Source of funds',
  estimated_annual_revenue_usd: 'Annual revenue (USD)',
  expected_monthly_payments_usd: 'Monthly payments (USD)',
  expected_monthly_income: 'Monthly income (local currency)',
  operates_in_prohibited_countries: 'Operates in prohibited countries',
  conducts_money_services: 'Offers money services',
  is_dao: 'Is a DAO',
  business_owners: 'Owners',
  documents: 'Documents',
  first_name: 'First name',
  last_name: 'Last name',
  phone_number: 'Phone',
  date_of_birth: 'Date of birth',
  relationship_establishment_date: 'With the business since',
  ownership_percentage: 'Ownership',
  is_control_person: 'Controlling person',
  is_signer: 'Authorized signer',
  is_beneficial_owner: 'Beneficial owner',
  title: 'Title',
  address: 'Home address',
  id_number: 'Passport number',
  nationality: 'Nationality',
  front_image: 'Passport, photo page',
  back_image: 'Passport, other page',
  supporting_documents: 'Proof of address',
  doc_country: 'Country of the document',
  sub_type: 'Kind of proof',
};

/** Returns the label of a field, in the words of the country. */
export function fieldLabel(field: string, country: string, t: Translate): string {
  const words = countryWords[country] ?? {};
  const own = {
    state: words.state,
    postal_code: words.postcode,
    tax_identification_number: words.taxId,
    registration_number: words.registrationNumber,
  }[field];
  return t(own ?? labels[field] ?? field);
}

/** Returns what to call an owner: their name, or a number while there is none. */
export function ownerName(
  owner: { readonly first_name: string; readonly last_name: string } | undefined,
  index: number,
  t: Translate,
): string {
  const name = `${owner?.first_name ?? ''} ${owner?.last_name ?? ''}`.trim();
  return name === '' ? t('Owner {number}', { number: index + 1 }) : name;
}

/** Returns what to call the place of a finding or requirement, for lists. */
export function placeLabel(
  path: Path,
  values: ApplicationValues,
  t: Translate,
  documentType?: string,
): string {
  const [list, index, ...rest] = path;
  const country = values.registered_address.country;
  if (list === 'business_owners' && typeof index === 'number') {
    const name = ownerName(values.business_owners[index], index, t);
    const label = ownerPlace(rest, values.business_owners[index]?.address.country ?? '', t);
    if (rest.length === 0) return name;
    const document = documentType && documentLabel(documentType, country, t);
    return t('{name}: {field}', { name, field: lowerFirst(document ?? label) });
  }
  if (list === 'documents') {
    const type = documentType ?? values.documents[Number(index)]?.doc_type;
    return type === undefined ? t('Documents') : documentLabel(type, country, t);
  }
  return fieldLabel(String(path.at(-1) ?? ''), country, t);
}

function ownerPlace(rest: Path, country: string, t: Translate): string {
  const [first] = rest;
  const field = first === 'supporting_documents' ? first : rest.findLast(isText);
  return ownerFieldLabel(field ?? '', first === 'address' ? country : '', t);
}

const isText = (key: string | number): key is string => typeof key === 'string';

export const ownerFieldLabel = (field: string, country: string, t: Translate): string =>
  field === 'email' ? t('Email') : fieldLabel(field, country, t);

/** Returns what a document is called in a country. */
export function documentLabel(type: string, country: string, t: Translate): string {
  const general = documentTypeLabels as Readonly<Record<string, { readonly label: string }>>;
  return t(documentName(type, country) ?? general[type]?.label ?? type);
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
