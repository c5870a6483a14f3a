import type {
  BusinessCustomerInput,
  BusinessOwnerInput,
  DocumentType,
  KycDocument,
  PostalAddress,
} from '@passmuster/schemas';

/** Everything a requirement can name: a field, a document or a person. */
export type LabelKey =
  | keyof BusinessCustomerInput
  | keyof BusinessOwnerInput
  | keyof PostalAddress
  | keyof KycDocument
  | Extract<
      DocumentType,
      | 'BUSINESS_FORMATION'
      | 'OWNERSHIP_INFORMATION'
      | 'BANK_STATEMENT'
      | 'PROOF_OF_ADDRESS'
      | 'PROOF_OF_SIGNATORY_AUTHORITY'
      | 'PROOF_OF_TAX_IDENTIFICATION'
      | 'SHAREHOLDER_REGISTER'
      | 'DIRECTORS_REGISTRY'
    >
  | 'partnership_agreement'
  | 'business_registration'
  | 'trust_deed'
  | 'control_person'
  | 'authorized_signer'
  | 'remaining_owners'
  | 'money_services_license'
  | 'owner';

/** Labels that differ from the name of the field. */
const special: Readonly<Record<string, string>> = {
  street1: 'Street',
  street2: 'Street, second line',
  state: 'State or province',
  postal_code: 'Postcode',
  id_number: 'Passport number',
  front_image: 'Front of the ID document',
  back_image: 'Back of the ID document',
  estimated_annual_revenue_usd: 'Estimated annual revenue (USD)',
  expected_monthly_payments_usd: 'Expected monthly payments (USD)',
  is_dao: 'Is a DAO',
  doc_type: 'Type of document',
  doc_image: 'Document',
  doc_country: 'Country of the document',
  BUSINESS_FORMATION: 'Certificate of incorporation',
  OWNERSHIP_INFORMATION: 'Articles of incorporation',
  PROOF_OF_SIGNATORY_AUTHORITY: 'Proof of authority to sign',
  SHAREHOLDER_REGISTER: 'Register of shareholders',
  DIRECTORS_REGISTRY: 'Register of directors',
  control_person: 'Controlling person',
  money_services_license: 'License for money services',
  owner: 'Owner {number}',
};

/** Labels made from names of fields. Cached, because a review uses about a hundred. */
const made = new Map<string, string>();

/**
 * Returns the label of a field or a document in a checklist.
 *
 * @example
 * labelOf('registration_date') // 'Registration date'
 */
export function labelOf(key: string, labels: Readonly<Record<string, string>> = special): string {
  if (Object.hasOwn(labels, key)) return labels[key] ?? key;
  let label = made.get(key);
  if (label === undefined) {
    const words = key.toLowerCase().replaceAll('_', ' ');
    label = words.charAt(0).toUpperCase() + words.slice(1);
    if (made.size < 200) made.set(key, label);
  }
  return label;
}
