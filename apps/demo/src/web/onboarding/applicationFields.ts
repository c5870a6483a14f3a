import {
  accountPurposeChoices,
  annualRevenueChoices,
  businessTypeChoices,
  countryChoices,
  findIndustries,
  industryChoices,
  sourceOfFundsChoices,
} from './choices.ts';
import type { FieldSpec } from './fieldSpec.ts';

/** A group of fields under one heading. */
export interface Section {
  readonly title: string;
  readonly lead: string;
  readonly fields: readonly FieldSpec[];
}

const text = (name: string, label: string, more: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  label,
  kind: 'text',
  ...more,
});
const date = (name: string, label: string, more: Partial<FieldSpec> = {}): FieldSpec =>
  text(name, label, { hint: 'Year-month-day, such as 2019-06-30', ...more });

/** Fields of an address; `prefix` is the name of the address and a dot. */
export const addressFields = (prefix: string, country: FieldSpec): readonly FieldSpec[] => [
  text(`${prefix}street1`, 'Street and number', { span: 7 }),
  text(`${prefix}street2`, 'Suite, floor or district', { span: 5, isOptional: true }),
  text(`${prefix}city`, 'City', { span: 4 }),
  text(`${prefix}state`, 'State or province code', { span: 3 }),
  text(`${prefix}postal_code`, 'Postal code', { span: 2 }),
  { ...country, name: `${prefix}country`, span: 3 },
];

export const applicationSections: readonly Section[] = [
  {
    title: 'The business',
    lead: 'As it stands in the register.',
    fields: [
      text('business_name', 'Legal name', { autoComplete: 'organization' }),
      text('trading_name', 'Trading name'),
      {
        name: 'business_type',
        label: 'Legal form',
        kind: 'choice',
        choices: businessTypeChoices,
      },
      {
        name: 'industry',
        label: 'Industry (NAICS)',
        hint: 'Search by everyday words or by code',
        kind: 'choice',
        choices: industryChoices,
        search: findIndustries,
      },
      text('registration_number', 'Registration number', { span: 4 }),
      date('registration_date', 'Registration date', { span: 4 }),
      text('tax_identification_number', 'Tax identification number', { span: 4 }),
      {
        name: 'nature_of_business',
        label: 'What the business does',
        kind: 'longText',
        hint: 'Up to 500 characters',
        span: 12,
      },
    ],
  },
  {
    title: 'Contact',
    lead: 'E-mail and phone must not belong to another customer.',
    fields: [
      text('email', 'Business e-mail', { autoComplete: 'email' }),
      text('business_website', 'Website', { hint: 'With https://' }),
      text('phone', 'Business phone', {
        span: 8,
        hint: 'International form, such as +2348012345678',
      }),
      text('phone_country_code', 'Calling code', { span: 4, hint: 'Such as +234' }),
      text('contact_person_email', 'Contact person’s e-mail'),
      text('contact_person_phone', 'Contact person’s phone'),
    ],
  },
  {
    title: 'Registered address',
    lead: 'Where the business is registered, not a mailbox.',
    fields: addressFields('registered_address.', {
      name: 'country',
      label: 'Country',
      kind: 'choice',
      choices: countryChoices,
    }),
  },
  {
    title: 'Money',
    lead: 'What the account is for, and where its money comes from.',
    fields: [
      {
        name: 'account_purpose',
        label: 'Purpose of the account',
        kind: 'choice',
        choices: accountPurposeChoices,
      },
      {
        name: 'source_of_funds',
        label: 'Source of funds',
        kind: 'choice',
        choices: sourceOfFundsChoices,
      },
      {
        name: 'account_purpose_explanation',
        label: 'The purpose in your own words',
        kind: 'longText',
        hint: 'Up to 1,000 characters',
        span: 12,
      },
      {
        name: 'estimated_annual_revenue_usd',
        label: 'Revenue a year (USD)',
        kind: 'choice',
        choices: annualRevenueChoices,
        span: 4,
      },
      {
        name: 'expected_monthly_payments_usd',
        label: 'Payments a month (USD)',
        kind: 'number',
        span: 4,
      },
      {
        name: 'expected_monthly_income',
        label: 'Income a month (local)',
        kind: 'number',
        span: 4,
      },
      {
        name: 'operates_in_prohibited_countries',
        label: 'Operates in prohibited countries',
        kind: 'flag',
        span: 12,
      },
      {
        name: 'conducts_money_services',
        label: 'Conducts money services: transmission, currency exchange or payment processing',
        kind: 'flag',
        span: 12,
      },
      {
        name: 'is_dao',
        label: 'Is a decentralised autonomous organisation',
        kind: 'flag',
        span: 12,
      },
    ],
  },
];
