import type { Fix } from '@passmuster/findings';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import { describe, expect, test } from 'vitest';
import { type Changes, changed } from '../testing/changed.ts';
import { fixesOf } from './fixesOf.ts';
import { loadCustomerReviewer } from './loadCustomerReviewer.ts';

const reviewer = await loadCustomerReviewer({ preset: 'strict' });
const fixesIn = (draft: unknown): readonly Fix[] =>
  fixesOf({ draft }, reviewer.review(draft, { asOf }));

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
    { set: { phone: '021 123 4567' }, at: 'phone', value: '+27211234567' },
    { set: { phone: '27211234567' }, at: 'phone', value: '+27211234567' },
    { set: { phone: '+27 21 l23 4567' }, at: 'phone', value: '+27211234567' },
    { set: { phone_country_code: '+44' }, at: 'phone_country_code', value: '+27' },
    { set: { phone_country_code: 'ZA' }, at: 'phone_country_code', value: '+27' },
    { set: { phone_country_code: '0027' }, at: 'phone_country_code', value: '+27' },
    { set: { email: 'office @karoo.co.za' }, at: 'email', value: 'office@karoo.co.za' },
    { set: { email: 'Karoo <office@karoo,co,za>' }, at: 'email', value: 'office@karoo.co.za' },
    { set: { email: 'office@karoo.co.za;' }, at: 'email', value: 'office@karoo.co.za' },
    {
      set: { business_website: 'htps//karoo.co.za' },
      at: 'business_website',
      value: 'https://karoo.co.za',
    },
    {
      set: { business_website: 'www,karoo.co.za' },
      at: 'business_website',
      value: 'https://www.karoo.co.za',
    },
    {
      set: { business_website: 'https://münchen-kaffee.de/über' },
      at: 'business_website',
      value: 'https://xn--mnchen-kaffee-wob.de/%C3%BCber',
    },
    {
      set: { business_website: 'https://https://karoo.co.za' },
      at: 'business_website',
      value: 'https://karoo.co.za',
    },
    {
      set: { registration_date: '2019-06-30T00:00:00Z' },
      at: 'registration_date',
      value: '2019-06-30',
    },
    { set: { registration_date: 20190630 }, at: 'registration_date', value: '2019-06-30' },
    { set: { registration_date: '30 June 2019' }, at: 'registration_date', value: '2019-06-30' },
    {
      set: { expected_monthly_income: '1.200.000,50' },
      at: 'expected_monthly_income',
      value: 1_200_000.5,
    },
    {
      set: { expected_monthly_payments_usd: '$20,000.00' },
      at: 'expected_monthly_payments_usd',
      value: 20_000,
    },
    { set: { is_dao: 'Não' }, at: 'is_dao', value: false },
    { set: { is_dao: 0 }, at: 'is_dao', value: false },
    { set: { industry: 541512 }, at: 'industry', value: '541512' },
    { set: { business_type: 'LLC' }, at: 'business_type', value: 'LIMITED_LIABILITY_COMPANY' },
    { set: { business_type: 'CLOSE_CORPORTION' }, at: 'business_type', value: 'CLOSE_CORPORATION' },
    {
      set: { business_type: 'Limited liability company (LLC)' },
      at: 'business_type',
      value: 'LIMITED_LIABILITY_COMPANY',
    },
    {
      set: { 'documents.0.doc_type': 'Relevé de compte bancaire' },
      at: 'documents.0.doc_type',
      value: 'BANK_STATEMENT',
    },
    { set: { source_of_funds: 'Doações recebidas' }, at: 'source_of_funds', value: 'GIFTS' },
    { set: { industry: 'Retail Bakeries' }, at: 'industry', value: '311811' },
    {
      set: { 'business_owners.0.title': 'Chief executive officer' },
      at: 'business_owners.0.title',
      value: 'CEO',
    },
    {
      set: { 'documents.0.doc_country': 'Sout Africa' },
      at: 'documents.0.doc_country',
      value: 'ZA',
    },
    { set: { 'documents.0.doc_country': 'Südafrika' }, at: 'documents.0.doc_country', value: 'ZA' },
    {
      set: { 'business_owners.0.address.country': 'Sout Africa' },
      at: 'business_owners.0.address.country',
      value: 'South Africa',
    },
    {
      set: { 'business_owners.0.ownership_percentage': '33,333' },
      at: 'business_owners.0.ownership_percentage',
      value: 33.333,
    },
    {
      set: { 'documents.0.doc_type': 'REGULATORY_LICENSE_REGISTRATION' },
      at: 'documents.0.doc_type',
      value: 'OTHER',
    },
    {
      set: { 'registered_address.city': 'Cape Town 8001' },
      at: 'registered_address.city',
      value: 'Cape Town',
    },
  ])('$set: $value', ({ set, at, value }) => {
    const draft = changed(set);
    const fixes = fixesIn(draft).filter(({ path }) => path.join('.') === at);
    expect(
      fixes.map(({ changes }) => changes.map((one) => [one.path.join('.'), one.value])),
    ).toEqual([[[at, value]]]);
  });
});
