import { customerSample, documentSample, ownerSample } from '@passmuster/testing/samples';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BusinessCustomerSchema } from './businessCustomer.ts';
import { BusinessOwnerSchema } from './businessOwner.ts';
import { KycDocumentSchema } from './kycDocument.ts';

const without = (object: object, field: string): object =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== field));
const paths = (schema: v.GenericSchema<unknown>, value: unknown): string[] =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => v.getDotPath(issue) ?? '');

const defaults = {
  customer_type: 'business',
  operates_in_prohibited_countries: false,
  is_dao: false,
  conducts_money_services: false,
};
const ownerDefaults = { is_control_person: false, is_signer: false, is_beneficial_owner: false };

test('the sample is accepted and comes out as it went in', () => {
  expect(v.parse(BusinessCustomerSchema, customerSample)).toEqual(customerSample);
});

test('fields left out take the defaults of the specification', () => {
  const bare = Object.keys(defaults).reduce(without, customerSample);
  const owner = Object.keys(ownerDefaults).reduce(without, ownerSample);
  expect(v.parse(BusinessCustomerSchema, { ...bare, business_owners: [owner] })).toMatchObject({
    ...defaults,
    business_owners: [ownerDefaults],
  });
});

describe.each([
  {
    schema: BusinessCustomerSchema,
    name: 'a customer',
    sample: customerSample,
    takes: [
      { business_name: '' },
      { business_owners: [] },
      { documents: [] },
      { nature_of_business: '🏦'.repeat(500) },
      { account_purpose_explanation: 'x'.repeat(1000) },
      { phone_country_code: '+2345' },
      { expected_monthly_income: 0 },
    ],
    refuses: [
      { customer_type: 'individual' },
      { customer_type: null },
      { business_type: 'LLC' },
      { business_website: 'example.com' },
      { email: 'office' },
      { phone: '08012345678' },
      { account_purpose: 'constructor' },
      { source_of_funds: '' },
      { expected_monthly_income: -1 },
      { expected_monthly_income: Number.POSITIVE_INFINITY },
      { industry: '541511' },
      { industry: 541512 },
      { registered_address: [] },
      { nature_of_business: `${'🏦'.repeat(500)}x` },
      { account_purpose_explanation: 'x'.repeat(1001) },
      { estimated_annual_revenue_usd: 'OVER_A_BILLION' },
      { is_dao: 'false' },
      { registration_date: '2026-02-30' },
      { tax_identification_number: 1234567 },
      { phone_country_code: '+23456' },
      { expected_monthly_payments_usd: '0' },
      { business_owners: {} },
      { documents: null },
    ],
  },
  {
    schema: BusinessOwnerSchema,
    name: 'an owner',
    sample: ownerSample,
    takes: [
      { first_name: '🏦'.repeat(50) },
      { ownership_percentage: 0 },
      { ownership_percentage: 100 },
      { title: 'Vice President' },
      { back_image: 'https://files.example.com/back.png' },
      { supporting_documents: [] },
      { date_of_birth: '2026-01-01' },
    ],
    refuses: [
      { first_name: '' },
      { last_name: 'x'.repeat(51) },
      { ownership_percentage: -0.01 },
      { ownership_percentage: 100.01 },
      { ownership_percentage: Number.NaN },
      { title: 'ceo' },
      { nationality: 'CI' },
      { front_image: 'passport.png' },
      { back_image: null },
      { address: null },
    ],
  },
  {
    schema: KycDocumentSchema,
    name: 'a document',
    sample: documentSample,
    takes: [{ sub_type: '' }, { sub_type: undefined }, { doc_country: 'ZW' }],
    refuses: [
      { sub_type: 'PASSPORT' },
      { sub_type: null },
      { doc_type: 'REGULATORY_LICENSE_REGISTRATION' },
      { doc_country: 'HK' },
      { doc_image: '' },
    ],
  },
] as readonly {
  schema: v.GenericSchema<unknown>;
  name: string;
  sample: object;
  takes: object[];
  refuses: object[];
}[])('$name', ({ schema, sample, takes, refuses }) => {
  test.each(takes.map((change) => ({ change })))('may have $change', ({ change }) => {
    expect(paths(schema, { ...sample, ...change })).toEqual([]);
  });
  test.each(refuses.map((change) => ({ change })))('may not have $change', ({ change }) => {
    expect(paths(schema, { ...sample, ...change })).toEqual(Object.keys(change));
  });
});

test.each([
  { field: 'street1', least: 1, most: 100 },
  { field: 'street2', least: 0, most: 100 },
  { field: 'city', least: 1, most: 50 },
  { field: 'state', least: 1, most: 50 },
  { field: 'postal_code', least: 1, most: 20 },
])('$field has $least to $most characters', ({ field, least, most }) => {
  const verdict = (text: string): string[] =>
    paths(BusinessCustomerSchema, {
      ...customerSample,
      registered_address: { ...customerSample.registered_address, [field]: text },
    });
  expect(verdict('🏦'.repeat(most))).toEqual([]);
  expect(verdict('🏦'.repeat(most + 1))).toEqual([`registered_address.${field}`]);
  expect(verdict('')).toEqual(least === 0 ? [] : [`registered_address.${field}`]);
});

test('street2 may be left out; the country of an owner is free text, that of a business is not', () => {
  const { street2: _, ...address } = customerSample.registered_address;
  expect(paths(BusinessCustomerSchema, { ...customerSample, registered_address: address })).toEqual(
    [],
  );
  const wakanda = { ...address, country: 'Wakanda' };
  expect(paths(BusinessCustomerSchema, { ...customerSample, registered_address: wakanda })).toEqual(
    ['registered_address.country'],
  );
  expect(paths(BusinessOwnerSchema, { ...ownerSample, address: wakanda })).toEqual([]);
});

test('all refusals are returned at once', () => {
  const owners = [ownerSample, { ...ownerSample, email: 'x', title: 'y' }];
  expect(
    paths(BusinessCustomerSchema, { ...customerSample, phone: '1', business_owners: owners }),
  ).toEqual(['phone', 'business_owners.1.email', 'business_owners.1.title']);
});
