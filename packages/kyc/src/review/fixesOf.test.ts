import type { Fix } from '@passmuster/findings';
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

describe('a fix of a field', () => {
  test.each<{ set: Changes; at: string; value: unknown }>([
    { set: { phone: '+27 11 234 5678' }, at: 'phone', value: '+27112345678' },
    { set: { phone: '+27 (0)11-234-5678' }, at: 'phone', value: '+27112345678' },
    { set: { phone: '+270112345678' }, at: 'phone', value: '+27112345678' },
    {
      set: { 'business_owners.1.phone_number': '+27 82 123 4567' },
      at: 'business_owners.1.phone_number',
      value: '+27821234567',
    },
    { set: { phone_country_code: '+ 27' }, at: 'phone_country_code', value: '+27' },
    { set: { phone_country_code: '27' }, at: 'phone_country_code', value: '+27' },
    { set: { email: ' ada@karootrading.co.za' }, at: 'email', value: 'ada@karootrading.co.za' },
    { set: { registration_date: '2019/6/30' }, at: 'registration_date', value: '2019-06-30' },
    { set: { registration_date: '20190630' }, at: 'registration_date', value: '2019-06-30' },
    { set: { registration_date: '30.06.2019' }, at: 'registration_date', value: '2019-06-30' },
    { set: { registration_date: '06/30/2019' }, at: 'registration_date', value: '2019-06-30' },
    {
      set: { 'business_owners.0.date_of_birth': '24.06.1980' },
      at: 'business_owners.0.date_of_birth',
      value: '1980-06-24',
    },
    { set: { registration_date: '2019.06.30' }, at: 'registration_date', value: '2019-06-30' },
    { set: { expected_monthly_income: '310 000' }, at: 'expected_monthly_income', value: 310_000 },
    { set: { expected_monthly_income: '12.50' }, at: 'expected_monthly_income', value: 12.5 },
    {
      set: { business_type: 'Close corporation' },
      at: 'business_type',
      value: 'CLOSE_CORPORATION',
    },
    {
      set: { email: 'mailto:ada@karootrading.co.za' },
      at: 'email',
      value: 'ada@karootrading.co.za',
    },
    { set: { email: 'ada@gmial.com' }, at: 'email', value: 'ada@gmail.com' },
    {
      set: { business_website: 'www.karootrading.co.za/shop' },
      at: 'business_website',
      value: 'https://www.karootrading.co.za/shop',
    },
    { set: { is_dao: 'no' }, at: 'is_dao', value: false },
    {
      set: { 'business_owners.0.ownership_percentage': '60%' },
      at: 'business_owners.0.ownership_percentage',
      value: 60,
    },
    {
      set: { 'documents.0.doc_country': 'South Africa' },
      at: 'documents.0.doc_country',
      value: 'ZA',
    },
    {
      set: { ...southAfrican, 'registered_address.state': 'Guateng' },
      at: 'registered_address.state',
      value: 'Gauteng',
    },
    { set: { customer_type: 'Business' }, at: 'customer_type', value: 'business' },
    { set: { 'documents.0.doc_country': 'za' }, at: 'documents.0.doc_country', value: 'ZA' },
    {
      set: { ...southAfrican, 'registered_address.postal_code': '80 01' },
      at: 'registered_address.postal_code',
      value: '8001',
    },
    {
      set: { ...nigerian, 'registered_address.postal_code': '100-001' },
      at: 'registered_address.postal_code',
      value: '100001',
    },
    {
      set: { registration_number: customerSample.registration_number.replaceAll('/', '-') },
      at: 'registration_number',
      value: customerSample.registration_number,
    },
  ])('$set: $value', ({ set, at, value }) => {
    const draft = changed(set);
    const fixes = fixesIn(draft).filter(({ path }) => path.join('.') === at);
    expect(
      fixes.map(({ changes }) => changes.map((one) => [one.path.join('.'), one.value])),
    ).toEqual([[[at, value]]]);
  });
});

describe('no fix', () => {
  test.each<{ why: string; set: Changes; at: string }>([
    {
      why: 'of a date whose order is unclear',
      set: { registration_date: '03/04/2019' },
      at: 'registration_date',
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
    { why: 'of a phone number without its country', set: { phone: '011 234 5678' }, at: 'phone' },
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
      why: 'of a country that is misspelt',
      set: { 'documents.0.doc_country': 'Sout Africa' },
      at: 'documents.0.doc_country',
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
