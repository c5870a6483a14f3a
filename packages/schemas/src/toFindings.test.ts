import { customerSample, ownerSample } from '@passmuster/testing/samples';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BusinessCustomerSchema } from './customer/businessCustomer.ts';
import { BusinessOwnerSchema } from './customer/businessOwner.ts';
import {
  CreateBusinessCustomerResponseSchema,
  CreateWalletResponseSchema,
} from './envelope/responses.ts';
import { toFindings } from './toFindings.ts';
import { ListWalletsQuerySchema } from './wallet/listWalletsQuery.ts';

const findingsOf = (schema: v.GenericSchema<unknown>, value: unknown) =>
  toFindings(v.safeParse(schema, value).issues ?? []);
const withOwner = (change: object): object => ({
  ...customerSample,
  business_owners: [{ ...ownerSample, ...change }],
});

describe('a customer', () => {
  test.each([
    {
      sent: { ...customerSample, phone: '08012345678' },
      rule: 'schema/format',
      path: ['phone'],
      section: 'phone',
      message: 'The API expects E.164 here: + and 2 to 15 digits, the first not 0',
      remedy: 'Enter a phone number with its country code, for example +234 801 234 5678.',
    },
    {
      sent: { ...customerSample, phone: undefined },
      rule: 'schema/required',
      path: ['phone'],
      section: 'phone',
      message: 'The API requires this field',
      remedy: 'This field is required.',
    },
    {
      sent: withOwner({ title: 'Boss' }),
      rule: 'schema/choice',
      path: ['business_owners', 0, 'title'],
      section: 'Business owner, title',
      message: "This value is not in the API's list",
      remedy: 'Choose one from the list.',
    },
    {
      sent: withOwner({ nationality: 'CI' }),
      rule: 'schema/unlisted-country',
      path: ['business_owners', 0, 'nationality'],
      section: 'Business owner, nationality',
      message: 'This ISO 3166-1 code is not in the country list the API publishes',
      remedy: 'This country isn’t supported. Ask the provider before you continue.',
    },
    {
      sent: withOwner({ nationality: 'XX' }),
      rule: 'schema/choice',
      path: ['business_owners', 0, 'nationality'],
      section: 'Business owner, nationality',
      message: "This value is not in the API's list",
      remedy: 'Choose one from the list.',
    },
    {
      sent: withOwner({ ownership_percentage: 101 }),
      rule: 'schema/range',
      path: ['business_owners', 0, 'ownership_percentage'],
      section: 'Business owner, ownership_percentage',
      message: 'The API accepts 100 or less here',
      remedy: 'Enter 100 or less.',
    },
    {
      sent: withOwner({ address: { ...ownerSample.address, city: 'x'.repeat(51) } }),
      rule: 'schema/length',
      path: ['business_owners', 0, 'address', 'city'],
      section: 'Business owner, address, city',
      message: 'The API accepts at most 50 characters here, counted as Unicode code points',
      remedy: 'This text is too long. Shorten it to 50 characters.',
    },
    {
      sent: { ...customerSample, registration_date: '30/06/2019' },
      rule: 'schema/format',
      path: ['registration_date'],
      section: 'registration_date',
      message: 'The API expects a calendar date here (YYYY-MM-DD)',
      remedy: 'Enter the date as year-month-day, such as 1985-06-30.',
    },
    {
      sent: { ...customerSample, registration_date: '2019-06-31' },
      rule: 'schema/format',
      path: ['registration_date'],
      section: 'registration_date',
      message: 'The API expects a calendar date here (YYYY-MM-DD)',
      remedy: 'This date doesn’t exist. Enter a date such as 1985-06-30.',
    },
    {
      sent: withOwner({ date_of_birth: '04.06.1980' }),
      rule: 'schema/format',
      path: ['business_owners', 0, 'date_of_birth'],
      section: 'Business owner, date_of_birth',
      message: 'The API expects YYYY-MM-DD here, and day and month could be swapped',
      remedy:
        'It’s unclear which part is the day. Enter the date as year-month-day, such as 1985-06-30.',
    },
    {
      sent: { ...customerSample, documents: 'none' },
      rule: 'schema/type',
      path: ['documents'],
      section: 'documents',
      message: 'The API expects a JSON array here',
      remedy: 'Fill in this list.',
    },
  ])('at $section gets $rule: $remedy', ({ sent, rule, path, section, message, remedy }) => {
    const source = { title: 'API specification 1.0.0', section };
    expect(findingsOf(BusinessCustomerSchema, sent)).toMatchObject([
      { rule, severity: 'error', path, message, remedy, source },
    ]);
  });
});

test.each([
  { field: 'business_website', value: 'x', expected: 'an http or https URL' },
  { field: 'business_name', value: '\0', expected: 'text without U+0000 and unpaired surrogates' },
  {
    field: 'expected_monthly_income',
    value: Number.POSITIVE_INFINITY,
    expected: 'a finite number',
  },
])('at $field the message names the form: $expected', ({ field, value, expected }) => {
  expect(findingsOf(BusinessCustomerSchema, { ...customerSample, [field]: value })).toMatchObject([
    { message: `The API expects ${expected} here` },
  ]);
});

test('an image may be an address or a data URI, and the message says so', () => {
  expect(findingsOf(BusinessOwnerSchema, { ...ownerSample, front_image: 'x' })).toMatchObject([
    {
      message:
        'The API expects an http or https URL or a data URI (data:<type>;base64,<data>) here',
    },
  ]);
});

test('a caller may name the operation', () => {
  const { issues = [] } = v.safeParse(ListWalletsQuerySchema, { limit: 101 });
  const source = { title: 'API specification 1.0.0', section: 'List wallets' };
  expect(toFindings(issues, source)[0]?.source).toEqual({
    ...source,
    section: 'List wallets, limit',
  });
});

test('the findings about a part have paths from the root', () => {
  const { issues = [] } = v.safeParse(BusinessOwnerSchema.entries.title, 'Boss');
  expect(toFindings(issues, undefined, ['business_owners', 1, 'title'])).toMatchObject([
    { path: ['business_owners', 1, 'title'], source: { section: 'Business owner, title' } },
  ]);
});

test.each([
  { schema: CreateWalletResponseSchema, sent: { status: 'SECRET', data: { balance: 'SECRET' } } },
  {
    schema: CreateBusinessCustomerResponseSchema,
    sent: { status: 'success', data: { id: 12345 } },
  },
  { schema: v.string(), sent: 12345 },
  { schema: v.pipe(v.string(), v.email()), sent: 'SECRET' },
  { schema: v.map(v.string(), v.string()), sent: new Map([[{ SECRET: 1 }, 'x']]) },
])('even a schema without messages of its own never repeats the value', ({ schema, sent }) => {
  const findings = findingsOf(schema, sent);
  expect(findings.length).toBeGreaterThan(0);
  expect(JSON.stringify(findings)).not.toMatch(/SECRET|12345/);
});

test('no finding on a customer repeats what was sent', () => {
  const marker = 'Zq7Zq7Zq7';
  const fields = fc.constantFrom(...Object.keys(customerSample));
  fc.assert(
    fc.property(fields, fc.constantFrom(marker, [marker], { [marker]: marker }), (field, value) => {
      const findings = findingsOf(BusinessCustomerSchema, { ...customerSample, [field]: value });
      expect(JSON.stringify(findings)).not.toContain(marker);
    }),
  );
});

test.each([
  { owners: 15, listed: 195, last: 'schema/required' },
  { owners: 1000, listed: 201, last: 'internal/more-findings' },
])('$owners empty owners make $listed findings', ({ owners, listed, last }) => {
  const sent = { ...customerSample, business_owners: Array(owners).fill({}) };
  const findings = findingsOf(BusinessCustomerSchema, sent);
  expect(findings).toHaveLength(listed);
  expect(findings.at(-1)?.rule).toBe(last);
});
