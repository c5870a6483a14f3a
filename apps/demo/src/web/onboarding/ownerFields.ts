import { addressFields } from './applicationFields.ts';
import { countryChoices, ownerTitleChoices } from './choices.ts';
import type { FieldSpec } from './fieldSpec.ts';

/** Fields of one owner, beside the documents. */
export const ownerFields: readonly FieldSpec[] = [
  { name: 'first_name', label: 'First name', kind: 'text' },
  { name: 'last_name', label: 'Last name', kind: 'text' },
  { name: 'email', label: 'E-mail', kind: 'text' },
  { name: 'phone_number', label: 'Phone', kind: 'text' },
  {
    name: 'date_of_birth',
    label: 'Date of birth',
    kind: 'text',
    hint: 'Year-month-day',
    span: 4,
  },
  { name: 'nationality', label: 'Nationality', kind: 'choice', choices: countryChoices, span: 4 },
  { name: 'id_number', label: 'Passport number', kind: 'text', span: 4 },
  { name: 'title', label: 'Title', kind: 'choice', choices: ownerTitleChoices, span: 4 },
  {
    name: 'ownership_percentage',
    label: 'Ownership (%)',
    kind: 'number',
    hint: '0 to 100',
    span: 4,
  },
  {
    name: 'relationship_establishment_date',
    label: 'With the business since',
    kind: 'text',
    hint: 'Year-month-day',
    span: 4,
  },
  { name: 'is_control_person', label: 'Controls the business', kind: 'flag', span: 4 },
  { name: 'is_signer', label: 'Signs for the business', kind: 'flag', span: 4 },
  { name: 'is_beneficial_owner', label: 'Is a beneficial owner', kind: 'flag', span: 4 },
  ...addressFields('address.', {
    name: 'country',
    label: 'Country',
    kind: 'choice',
    choices: countryChoices,
  }),
  { name: 'front_image', label: 'Passport picture, front', kind: 'text', hint: 'Web address' },
  {
    name: 'back_image',
    label: 'Passport picture, back',
    kind: 'text',
    hint: 'Web address',
    isOptional: true,
  },
];
