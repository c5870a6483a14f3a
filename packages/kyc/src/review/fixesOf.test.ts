import { applyFix, type Fix, parsePath } from '@passmuster/findings';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import { describe, expect, test } from 'vitest';
import { type Changes, changed } from '../testing/changed.ts';
import { fixesOf } from './fixesOf.ts';
import { loadCustomerReviewer } from './loadCustomerReviewer.ts';
import type { CustomerReview } from './reviewBusinessCustomer.ts';

const reviewer = await loadCustomerReviewer({ preset: 'strict' });
const reviewed = (draft: unknown): CustomerReview => reviewer.review(draft, { asOf });
const fixesIn = (draft: unknown): readonly Fix[] => fixesOf({ draft }, reviewed(draft));

const nigerian = { 'registered_address.country': 'NG' };
const southAfrican = { 'registered_address.country': 'ZA' };

describe('no fix', () => {
  test.each<{ why: string; set: Changes; at: string }>([
    {
      why: 'of a date whose order is unclear',
      set: { registration_date: '03/04/2019' },
      at: 'registration_date',
    },
    {
      why: 'of what a person declares',
      set: { 'business_owners.0.is_beneficial_owner': false },
      at: 'business_owners.0.is_beneficial_owner',
    },
    {
      why: 'of a date that does not exist',
      set: { registration_date: '2019/02/30' },
      at: 'registration_date',
    },
    {
      why: 'of an amount with a comma',
      set: { expected_monthly_income: '1,234' },
      at: 'expected_monthly_income',
    },
    {
      why: 'of an amount in German groups',
      set: { expected_monthly_income: '1.234' },
      at: 'expected_monthly_income',
    },
    {
      why: 'of a phone number without its country',
      set: { phone: '011 234 5678', phone_country_code: '' },
      at: 'phone',
    },
    {
      why: 'of the code of the country beside a number of another country',
      set: { phone: '+2348031234567' },
      at: 'phone_country_code',
    },
    {
      why: 'of a code beside a number of neither country',
      set: { ...nigerian, phone_country_code: '+44' },
      at: 'phone_country_code',
    },
    {
      why: 'of a code in which O and 0 both may stand',
      set: { 'registered_address.country': 'IE', 'registered_address.postal_code': 'O0 OO' },
      at: 'registered_address.postal_code',
    },
    {
      why: 'of a name whose letters are in another order than they look',
      set: { business_name: 'Karoo \u202egnidarT' },
      at: 'business_name',
    },
    {
      why: 'of a relationship that begins shortly before the birth',
      set: { 'business_owners.0.relationship_establishment_date': '1979-05-01' },
      at: 'business_owners.0.relationship_establishment_date',
    },
    { why: 'of two phone numbers', set: { phone: '+27112345678 / +27112345679' }, at: 'phone' },
    {
      why: 'of a word that is not in the list',
      set: { business_type: 'Limited' },
      at: 'business_type',
    },
    {
      why: 'of a website with spaces',
      set: { business_website: 'karoo trading.co.za' },
      at: 'business_website',
    },
    { why: 'of an answer in other words', set: { is_dao: 'maybe' }, at: 'is_dao' },
    {
      why: 'of a share of two numbers',
      set: { 'business_owners.0.ownership_percentage': '60-40%' },
      at: 'business_owners.0.ownership_percentage',
    },
    {
      why: 'of a country that is one letter off two names',
      set: { 'documents.0.doc_country': 'Slovania' },
      at: 'documents.0.doc_country',
    },
    { why: 'of two email addresses', set: { email: 'a@karoo.co.za, b@karoo.co.za' }, at: 'email' },
    {
      why: 'of a phone number with other letters',
      set: { phone: '+27 21 BOOKS 67' },
      at: 'phone',
    },
    {
      why: 'of a phone number of an owner without its country',
      set: { 'business_owners.0.phone_number': '021 123 4567' },
      at: 'business_owners.0.phone_number',
    },
    {
      why: 'of an industry that is one digit off others',
      set: { industry: '541510' },
      at: 'industry',
    },
    {
      why: 'of a postal code that may have lost zeros',
      set: { 'registered_address.postal_code': 801 },
      at: 'registered_address.postal_code',
    },
    {
      why: 'of an amount in thousands',
      set: { expected_monthly_income: '20k' },
      at: 'expected_monthly_income',
    },
    {
      why: 'of an amount in dollars that may be in another currency',
      set: { expected_monthly_income: '$ 20,000.00' },
      at: 'expected_monthly_income',
    },
    { why: 'of a list', set: { business_type: ['TRUST'] }, at: 'business_type' },
    {
      why: 'of a code a digit short',
      set: { ...nigerian, 'registered_address.postal_code': '100 01' },
      at: 'registered_address.postal_code',
    },
    {
      why: 'of a placeholder',
      set: { ...southAfrican, registration_number: '0000-000000-00' },
      at: 'registration_number',
    },
    { why: 'of a text of a megabyte', set: { email: ` ${'a'.repeat(1_000_000)}` }, at: 'email' },
  ])('$why', ({ set, at }) => {
    const review = reviewed(changed(set));
    expect(review.findings.some(({ path }) => path.join('.') === at)).toBe(true);
    const fixes = fixesOf({ draft: changed(set) }, review);
    expect(fixes.filter(({ path }) => path.join('.') === at)).toEqual([]);
  });

  test('of an application without findings', () => {
    expect(fixesIn(customerSample)).toEqual([]);
  });

  test.each([undefined, null, 'text', 0, [], { business_owners: 'x' }])('of %j', (draft) => {
    expect(fixesIn(draft)).toEqual([]);
  });

  test('where the fixed value is wrong for another reason that the API refuses', () => {
    const draft = changed({ 'business_owners.0.date_of_birth': '2015/05/17' });
    expect(fixesIn(draft)).toEqual([]);
  });
});

test.each([
  'registered_address.street2',
  'business_owners.0.back_image',
  'business_owners.0.address.street2',
  'documents.0.sub_type',
])('null in %s is left out (SPEC-GAP 83)', (field) => {
  const draft = changed({ [field]: null });
  const [fix, ...others] = fixesIn(draft);
  const path = parsePath(field.replace(/\.(\d+)/g, '[$1]'));
  expect([fix, others]).toEqual([
    { rule: 'schema/null', path, changes: [{ path, replaces: null }] },
    [],
  ]);
  const { value } = applyFix(draft, fix as Fix);
  expect(value).toEqual(changed({ [field]: undefined }));
  expect(fixesIn(value)).toEqual([]);
});

test('a copy of a review is not the review', () => {
  const review = reviewed(customerSample);
  expect(() => fixesOf({ draft: customerSample }, { ...review })).toThrow(TypeError);
});

test('the review of a draft that has changed since gives no fix that does not fit', () => {
  const review = reviewed(changed({ phone: '+27 11 234 5678' }));
  expect(fixesOf({ draft: changed({}) }, review)).toEqual([]);
});

test('findings have no value of the draft, also after fixes were asked for', () => {
  const draft = changed({ phone: '+27 11 234 5678', registration_date: '2018/7/31' });
  const review = reviewed(draft);
  const fixes = fixesOf({ draft }, review);
  expect(fixes).toHaveLength(2);
  const written = JSON.stringify(review.findings) + JSON.stringify(review.audit);
  for (const { value, replaces } of fixes.flatMap(({ changes }) => changes)) {
    expect(written).not.toContain(String(value));
    expect(written).not.toContain(String(replaces));
  }
});
