import { documentTypeLabels } from '@passmuster/schemas/labels';
import type { Translate } from '../language/useText.ts';
import { countryWords } from './countryWords.ts';
import type { DraftReview, Path } from './draftReview.ts';
import type { ApplicationValues } from './values.ts';

/** What the form calls the parts of an address, in its order. */
const addressLabels: Readonly<Record<string, string>> = {
  country: 'Country',
  street1: 'Street and number',
  street2: 'Suite, floor or district',
  city: 'City',
  state: 'State or province',
  postal_code: 'Postal code',
};

/** What the form calls the fields of the business, in its order. */
const businessLabels: Readonly<Record<string, string>> = {
  business_name: 'Legal name',
  trading_name: 'Trading name',
  business_type: 'Legal form',
  registration_number: 'Registration number',
  registration_date: 'Registration date',
  tax_identification_number: 'Tax ID',
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
  source_of_funds: 'Source of funds',
  account_purpose_explanation: 'How the account will be used',
  estimated_annual_revenue_usd: 'Annual revenue (USD)',
  expected_monthly_payments_usd: 'Monthly payments (USD)',
  expected_monthly_income: 'Monthly income',
  conducts_money_services: 'Offers money services',
  operates_in_prohibited_countries: 'Operates in prohibited countries',
  is_dao: 'Is a DAO',
  documents: 'Documents',
  business_owners: 'Owners',
  doc_country: 'Country of the document',
  sub_type: 'Kind of proof',
};

/** What the form calls the fields of an owner, in its order. */
const ownerLabels: Readonly<Record<string, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  date_of_birth: 'Date of birth',
  nationality: 'Nationality',
  id_number: 'Passport number',
  title: 'Title',
  ownership_percentage: 'Ownership',
  relationship_establishment_date: 'With the business since',
  email: 'Email',
  phone_number: 'Phone',
  address: 'Home address',
  is_signer: 'Authorized signer',
  is_control_person: 'Controlling person',
  is_beneficial_owner: 'Beneficial owner',
  front_image: 'Passport, photo page',
  id_dates: 'Passport, photo page',
  back_image: 'Passport, other page',
  supporting_documents: 'Proof of address',
};

const businessOrder = Object.keys(businessLabels);
const ownerOrder = Object.keys(ownerLabels);
const addressOrder = Object.keys(addressLabels);

/** Compares two paths by where the form has them. The country comes first: it decides the rest. */
export function byFormOrder(one: Path, other: Path): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  const at = a.findIndex((key, i) => key !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function placeOf(path: Path): readonly number[] {
  if (path[0] === 'registered_address' && path[1] === 'country') return [-1];
  return path.map((key, i) => {
    if (typeof key === 'number') return key;
    const place = (i === 0 ? businessOrder : ownerOrder).indexOf(key);
    return place < 0 ? addressOrder.indexOf(key) : place;
  });
}

/** Returns the label of a field, in the words of the country. */
export function fieldLabel(field: string, country: string, t: Translate): string {
  const words = countryWords[country] ?? {};
  const own = {
    state: words.state,
    postal_code: words.postcode,
    tax_identification_number: words.taxId,
    registration_number: words.registrationNumber,
  }[field];
  return t(own ?? businessLabels[field] ?? addressLabels[field] ?? field);
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

/**
 * Returns what to call the place of a finding or requirement, for lists.
 *
 * @param asked what the review calls it: the name of a document or of a person that is missing.
 */
export function placeLabel(
  path: Path,
  values: ApplicationValues,
  review: DraftReview | undefined,
  t: Translate,
  asked?: string,
): string {
  const [list, index, ...rest] = path;
  const country = values.registered_address.country;
  if (list === 'business_owners' && typeof index === 'number') {
    const owner = values.business_owners[index];
    const name = ownerName(owner, index, t);
    if (rest.length === 0) return name;
    const document = rest[0] === 'supporting_documents' ? asked : undefined;
    const field = document ?? ownerPlace(rest, owner?.address.country ?? '', t);
    return t('{name}: {field}', { name, field: lowerFirst(field) });
  }
  if (list === 'documents') {
    const type = values.documents[Number(index)]?.doc_type;
    return asked ?? (type === undefined ? t('Documents') : documentLabel(type, review, t));
  }
  if (list === 'business_owners' && asked !== undefined) return asked;
  return fieldLabel(String(path.at(-1) ?? ''), country, t);
}

function ownerPlace(rest: Path, country: string, t: Translate): string {
  const [first] = rest;
  const isWhole = first === 'supporting_documents' || first === 'id_dates';
  const field = isWhole ? first : rest.findLast(isText);
  return ownerFieldLabel(field ?? '', first === 'address' ? country : '', t);
}

const isText = (key: string | number): key is string => typeof key === 'string';

/** Returns the label of a field of an owner. */
export function ownerFieldLabel(field: string, country: string, t: Translate): string {
  const label = ownerLabels[field];
  return label === undefined ? fieldLabel(field, country, t) : t(label);
}

/** Returns what the review calls a document in this country; otherwise the general name of its type. */
export function documentLabel(type: string, review: DraftReview | undefined, t: Translate): string {
  const asked = review?.requirements.find(
    ({ documentType, path }) => documentType === type && path[0] === 'documents',
  );
  return asked?.label ?? documentKind(type, t);
}

/** Returns the general name of a type of documents. */
export function documentKind(type: string, t: Translate): string {
  const general = documentTypeLabels as Readonly<Record<string, { readonly label: string }>>;
  return t(general[type]?.label ?? type);
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
