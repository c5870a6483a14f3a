import type { CustomerValues, FormState, Path } from '@passmuster/form';
import { labelOf, fieldLabel as labelOfField } from '@passmuster/schemas/labels';
import type { Translate } from '../language/useText.ts';

type Requirements = Pick<FormState, 'requirements'>;

const addressOrder = ['country', 'street1', 'street2', 'city', 'state', 'postal_code'];

const businessOrder = [
  ...['business_name', 'trading_name', 'business_type', 'registration_number'],
  ...['registration_date', 'tax_identification_number', 'registered_address', 'email', 'phone'],
  ...['phone_country_code', 'business_website', 'contact_person_email', 'contact_person_phone'],
  ...['industry', 'nature_of_business', 'account_purpose', 'source_of_funds'],
  ...['account_purpose_explanation', 'estimated_annual_revenue_usd'],
  ...['expected_monthly_payments_usd', 'expected_monthly_income', 'conducts_money_services'],
  ...['operates_in_prohibited_countries', 'is_dao', 'documents', 'business_owners'],
  ...['doc_country', 'sub_type'],
];

const ownerOrder = [
  ...['first_name', 'last_name', 'date_of_birth', 'nationality', 'id_number', 'title'],
  ...['ownership_percentage', 'relationship_establishment_date', 'email', 'phone_number'],
  ...['address', 'is_signer', 'is_control_person', 'is_beneficial_owner', 'front_image'],
  ...['id_dates', 'back_image', 'supporting_documents'],
];

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
export const fieldLabel = (field: string, country: string, t: Translate): string =>
  labelOfField([field], t.labels, country);

/** Returns what to call an owner: their name, or a number while there is none. */
export function ownerName(
  owner: { readonly first_name: string; readonly last_name: string } | undefined,
  index: number,
  t: Translate,
): string {
  const name = `${owner?.first_name ?? ''} ${owner?.last_name ?? ''}`.trim();
  return name === '' ? t.labels.checklist.owner.replace('{number}', String(index + 1)) : name;
}

/**
 * Returns what to call the place of a finding or requirement, for lists.
 *
 * @param asked what the review calls it: the name of a document or of a person that is missing.
 */
export function placeLabel(
  path: Path,
  values: CustomerValues,
  review: Requirements,
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
    return (
      asked ??
      (type === undefined ? fieldLabel('documents', country, t) : documentLabel(type, review, t))
    );
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

/** Returns the label of a field of an owner. The form has one kind of document and dates beside the passport. */
export function ownerFieldLabel(field: string, country: string, t: Translate): string {
  if (field === 'supporting_documents') return documentKind('PROOF_OF_ADDRESS', t);
  const name = field === 'id_dates' ? 'front_image' : field;
  return labelOfField(['business_owners', name], t.labels, country);
}

/** Returns what the review calls a document in this country; otherwise the general name of its type. */
export function documentLabel(type: string, review: Requirements, t: Translate): string {
  const asked = review.requirements.find(
    ({ documentType, path }) => documentType === type && path[0] === 'documents',
  );
  return asked?.label ?? documentKind(type, t);
}

/** Returns the general name of a type of documents. */
export const documentKind = (type: string, t: Translate): string =>
  labelOf('documentTypes', type, t.labels);

/** A word with a hyphen begins in lowercase, too; abbreviations stay. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|-)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
