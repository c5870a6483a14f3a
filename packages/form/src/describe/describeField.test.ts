import { createBankPayoutMethodFields, createWalletFields } from '@passmuster/schemas/fields';
import { en } from '@passmuster/schemas/labels';
import { fr } from '@passmuster/schemas/labels/fr';
import { describe, expect, test } from 'vitest';
import { filledIn } from '../application/leafPaths.ts';
import { blankCustomer, blankDocument, blankOwner } from '../values/blankValues.ts';
import { countryOfField } from './countryOfField.ts';
import { createDescriber } from './createDescriber.ts';
import { customerFields } from './customerFields.ts';
import { describeField } from './describeField.ts';

const described = (path: string, options: Partial<Parameters<typeof describeField>[1]> = {}) =>
  describeField(path, { fields: customerFields, texts: en, ...options });

test.each([
  { path: 'business_name', is: { kind: 'text', label: 'Legal name', required: true } },
  { path: 'business_owners.3.back_image', is: { kind: 'file', required: false } },
  { path: 'nature_of_business', is: { maxLength: 500, required: true } },
  {
    path: 'business_owners.0.ownership_percentage',
    is: { kind: 'share', unit: 'percent', min: 0, max: 100 },
  },
  { path: 'expected_monthly_payments_usd', is: { kind: 'amount', unit: 'USD' } },
  { path: 'expected_monthly_income', is: { hint: 'In the local currency.' } },
  {
    path: 'expected_monthly_income',
    country: 'KE',
    is: { unit: 'KES', hint: 'In the local currency, KES.' },
  },
  { path: 'expected_monthly_payments_usd', country: 'KE', is: { unit: 'USD' } },
  { path: 'expected_monthly_income', country: 'PA', is: { hint: 'In the local currency.' } },
  { path: 'registration_number', country: 'BR', is: { hint: 'The CNPJ works here too.' } },
  { path: 'is_dao', is: { kind: 'question', label: 'Is it a DAO?', required: true } },
  { path: 'business_owners.0.is_signer', is: { kind: 'mark', required: false } },
  { path: 'business_owners.0.id_dates.expires', is: { kind: 'date', label: 'Expiry date' } },
  { path: 'documents.0.issued', is: { kind: 'date', label: 'Issue date', required: false } },
  { path: 'business_owners.0.email', is: { kind: 'email', label: 'Email' } },
  { path: 'business_owners', is: { kind: 'rows', label: 'Owners' } },
])('$path in “$country” is described by $is', ({ path, country, is }) => {
  expect(described(path, { country })).toMatchObject(is);
});

test.each([
  'emial',
  'business_owners.email',
  'rowId',
  'constructor',
  '__proto__.x',
  '',
  '.',
  'a'.repeat(9999),
])('the form has no field “%s”', (path) => expect(described(path)).toBeUndefined());

test('every field that a form holds is described', () => {
  const row = blankDocument('');
  const owner = { ...blankOwner(), supporting_documents: [row] };
  const filled = JSON.stringify({
    ...blankCustomer(),
    business_owners: [owner],
    documents: [row],
  });
  const values: unknown = JSON.parse(filled.replaceAll('""', '"x"'));
  const paths = filledIn(values);
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => described(path.join('.')) === undefined)).toEqual([]);
});

describe('the options', () => {
  const countries = [{ value: 'NG', label: 'Nigeria' }];
  const industries = [{ value: '311811', label: 'Retail Bakeries' }];
  const lists = {
    countries,
    industries,
    statesOf: (country: string) => (country === 'NG' ? [{ value: 'LA', label: 'Lagos' }] : []),
  };

  test.each([
    {
      path: 'business_owners.0.title',
      first: { value: 'CEO', label: 'Chief executive officer (CEO)' },
    },
    { path: 'documents.0.sub_type', first: { value: 'UTILITY_BILL', label: 'Utility bill' } },
    { path: 'is_dao', first: { value: 'yes', label: 'Yes' } },
    { path: 'registered_address.country', first: countries[0] },
    { path: 'business_owners.0.address.country', first: countries[0] },
    { path: 'business_owners.0.nationality', first: countries[0] },
    { path: 'industry', first: industries[0] },
    { path: 'registered_address.state', country: 'NG', first: { value: 'LA', label: 'Lagos' } },
    { path: 'registered_address.state', country: 'KE', first: undefined },
    { path: 'business_owners.0.is_signer', first: undefined },
    { path: 'customer_type', first: undefined },
    { path: 'email', first: undefined },
  ])('of $path in “$country” begin with $first', ({ path, country, first }) => {
    expect(described(path, { lists, country })?.options?.[0]).toEqual(first);
  });

  test('are absent where neither the texts nor the lists have them', () => {
    for (const path of ['business_type', 'industry', 'registered_address.state', 'is_dao'])
      expect(described(path, { texts: { fields: { email: 'Mail' } } })).not.toHaveProperty(
        'options',
      );
    expect(described('email', { texts: { fields: { email: 'Mail' } } })?.label).toBe('Mail');
  });
});

test.each([
  { fields: createWalletFields, path: 'network', label: 'Réseau', first: 'erc20' },
  { fields: createWalletFields, path: 'currency', label: 'Devise', first: 'USDC' },
  { fields: createBankPayoutMethodFields, path: 'currency', label: 'Devise', first: 'NGN' },
  {
    fields: createBankPayoutMethodFields,
    path: 'bank_code',
    label: 'Code banque',
    first: undefined,
  },
])(
  'the $path of another form is “$label”, of which the first is $first',
  ({ fields, path, label, first }) => {
    const found = describeField(path, { fields, texts: fr });
    expect(found?.label).toBe(label);
    expect(found?.options?.[0]?.value).toBe(first);
  },
);

test('a bank of South Africa has branch codes', () => {
  const options = { fields: createBankPayoutMethodFields, texts: en, country: 'ZA' };
  expect(describeField('bank_code', options)?.label).toBe('Branch code');
});

describe('a describer', () => {
  test('returns the same object for all rows of a list, until the country differs', () => {
    const describeIt = createDescriber({ fields: customerFields, texts: en });
    const first = describeIt('business_owners.0.address.state', 'NG');
    expect(describeIt(['business_owners', 7, 'address', 'state'], 'NG')).toBe(first);
    expect(describeIt('business_owners.0.address.state', 'KE')?.label).toBe('County');
    expect(first?.label).toBe('State');
  });

  test('describes a state again once the states are known', () => {
    let states: { value: string; label: string }[] | undefined;
    const describeIt = createDescriber({
      fields: customerFields,
      texts: en,
      lists: { statesOf: () => states },
    });
    const before = describeIt('registered_address.state', 'NG');
    const city = describeIt('registered_address.city', 'NG');
    expect(before).not.toHaveProperty('options');
    states = [{ value: 'LA', label: 'Lagos' }];
    const after = describeIt('registered_address.state', 'NG');
    expect(after?.options).toEqual(states);
    expect(describeIt('registered_address.state', 'NG')).toBe(after);
    expect(describeIt('registered_address.city', 'NG')).toBe(city);
  });

  test('keeps a bounded number of descriptions', () => {
    const describeIt = createDescriber({ fields: customerFields, texts: en });
    const first = describeIt('email', 'X0');
    for (let i = 1; i < 1000; i += 1) describeIt('email', `X${i}`);
    expect(describeIt('email', 'X0')).toBe(first);
    describeIt('email', 'X1000');
    expect(describeIt('email', 'X0')).not.toBe(first);
  });
});

test.each([
  { path: 'business_owners.0.address.city', country: 'KE', why: 'the address has its own' },
  { path: 'business_owners.0.address.country', country: 'KE', why: 'it is the country' },
  { path: 'business_owners.0.email', country: 'NG', why: 'an owner is of the business' },
  { path: 'documents.0.doc_image', country: 'NG', why: 'so is a document' },
  { path: 'business_owners.1.address.city', country: 'NG', why: 'there is no such row' },
  { path: '', country: 'NG', why: 'the path is empty' },
])('$path is of $country: $why', ({ path, country }) => {
  const values = {
    registered_address: { country: 'NG' },
    business_owners: [{ address: { country: 'KE' } }],
    documents: [{}],
  };
  expect(countryOfField(path, values)).toBe(country);
});

test('nothing is of no country', () => {
  expect(countryOfField('email', undefined)).toBe('');
});
