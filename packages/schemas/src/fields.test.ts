import * as answers from '@passmuster/testing/answers';
import * as samples from '@passmuster/testing/samples';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as schemas from './index.ts';

/** Values that each form refuses, at its bounds if it has any. */
const wrong = {
  'the word business': ['Business', 'individual', ''],
  'the word BANK': ['bank', 'MOBILE', ''],
  'one of its list': ['NO_SUCH_VALUE', 'constructor', 7],
  text: [7, ['x'], 'a\0b'],
  'text that is not blank': ['', ' ', '\n\u00a0', 7, 'a\0'],
  'text of 1 to 20 characters': ['', 'x'.repeat(21), 7],
  'text of 1 to 50 characters': ['', 'x'.repeat(51), 7],
  'text of 1 to 100 characters': ['', 'x'.repeat(101), 7],
  'text up to 100 characters': ['x'.repeat(101), 7],
  'text up to 255 characters': ['x'.repeat(256), 7],
  'text up to 500 characters': ['x'.repeat(501), 7],
  'text up to 1000 characters': ['x'.repeat(1001), 7],
  'an email address': ['office', 'office@', 7],
  'an http(s) address': ['example.com', 'javascript:alert(1)', 7],
  'an http(s) address or a data URI': ['passport.png', 'file:///passport.png', 7],
  'a number in E.164': ['+1', '08012345678', '+1234567890123456', 2348012345678],
  'a calling code': ['234', '+0', '+12345', 234],
  'a number of 0 or more': [-0.01, Number.POSITIVE_INFINITY, '5'],
  'a number of 0 to 100': [-0.01, 100.01, Number.NaN, '5'],
  'true or false': ['false', 0],
  'a calendar date': ['2026-02-30', '01/02/2026', 20260131],
  'an object': [[], 'x'],
  'a list': [{}, 'x'],
  'a whole number of 1 or more': [0, 1.5, '1'],
  'a whole number of 1 to 100': [0, 101, 1.5, '1'],
  'any text': [7, {}],
  'a UUID': ['7', '', 7],
  'decimal text': [1.5, '1e5', ''],
  'a date-time': ['2026-01-31', 'now', 1769851800000],
  'a whole number': [-1, 1.5, '1'],
} as const satisfies Record<string, readonly unknown[]>;

type Presence = 'required' | 'optional' | 'optional, or null' | 'filled in';
type Field = readonly [form: keyof typeof wrong, presence: Presence];

interface Resource {
  readonly schema: v.GenericSchema<unknown> & { readonly entries: object };
  /** A whole body with all that is required. */
  readonly sample: object;
  readonly fields: Readonly<Record<string, Field>>;
}

const addressFields: Resource['fields'] = {
  street1: ['text of 1 to 100 characters', 'required'],
  street2: ['text up to 100 characters', 'optional'],
  city: ['text of 1 to 50 characters', 'required'],
  state: ['text of 1 to 50 characters', 'required'],
  postal_code: ['text of 1 to 20 characters', 'required'],
};
const stamps: Resource['fields'] = {
  created_at: ['a date-time', 'required'],
  updated_at: ['a date-time', 'required'],
};
const walletFilters: Resource['fields'] = {
  status: ['one of its list', 'optional'],
  asset_type: ['one of its list', 'optional'],
  currency: ['text', 'optional'],
  customer_id: ['a UUID', 'optional'],
};

/** The tables of the specification, in its order: each field, its form, and whether it is required. */
const resources: Readonly<Record<string, Resource>> = {
  'a business customer': {
    schema: schemas.BusinessCustomerSchema,
    sample: samples.customerSample,
    fields: {
      customer_type: ['the word business', 'filled in'],
      business_name: ['text', 'required'],
      business_type: ['one of its list', 'required'],
      business_website: ['an http(s) address', 'required'],
      email: ['an email address', 'required'],
      phone: ['a number in E.164', 'required'],
      account_purpose: ['one of its list', 'required'],
      source_of_funds: ['one of its list', 'required'],
      expected_monthly_income: ['a number of 0 or more', 'required'],
      industry: ['one of its list', 'required'],
      registered_address: ['an object', 'required'],
      trading_name: ['text', 'required'],
      nature_of_business: ['text up to 500 characters', 'required'],
      contact_person_email: ['an email address', 'required'],
      contact_person_phone: ['a number in E.164', 'required'],
      estimated_annual_revenue_usd: ['one of its list', 'required'],
      operates_in_prohibited_countries: ['true or false', 'filled in'],
      is_dao: ['true or false', 'filled in'],
      conducts_money_services: ['true or false', 'filled in'],
      registration_number: ['text', 'required'],
      registration_date: ['a calendar date', 'required'],
      tax_identification_number: ['text', 'required'],
      phone_country_code: ['a calling code', 'required'],
      account_purpose_explanation: ['text up to 1000 characters', 'required'],
      expected_monthly_payments_usd: ['a number of 0 or more', 'required'],
      business_owners: ['a list', 'required'],
      documents: ['a list', 'required'],
    },
  },
  'a registered address': {
    schema: schemas.PostalAddressSchema,
    sample: samples.customerSample.registered_address,
    fields: { ...addressFields, country: ['one of its list', 'required'] },
  },
  'a business owner': {
    schema: schemas.BusinessOwnerSchema,
    sample: samples.ownerSample,
    fields: {
      first_name: ['text of 1 to 50 characters', 'required'],
      last_name: ['text of 1 to 50 characters', 'required'],
      email: ['an email address', 'required'],
      phone_number: ['a number in E.164', 'required'],
      date_of_birth: ['a calendar date', 'required'],
      relationship_establishment_date: ['a calendar date', 'required'],
      ownership_percentage: ['a number of 0 to 100', 'required'],
      is_control_person: ['true or false', 'filled in'],
      is_signer: ['true or false', 'filled in'],
      is_beneficial_owner: ['true or false', 'filled in'],
      title: ['one of its list', 'required'],
      address: ['an object', 'required'],
      id_number: ['text', 'required'],
      nationality: ['one of its list', 'required'],
      front_image: ['an http(s) address or a data URI', 'required'],
      back_image: ['an http(s) address or a data URI', 'optional'],
      supporting_documents: ['a list', 'required'],
    },
  },
  'the address of an owner': {
    schema: schemas.OwnerAddressSchema,
    sample: samples.ownerSample.address,
    fields: { ...addressFields, country: ['text', 'required'] },
  },
  'a document': {
    schema: schemas.KycDocumentSchema,
    sample: samples.documentSample,
    fields: {
      doc_type: ['one of its list', 'required'],
      sub_type: ['one of its list', 'optional'],
      doc_image: ['an http(s) address or a data URI', 'required'],
      doc_country: ['one of its list', 'required'],
    },
  },
  'a bank payout method to add': {
    schema: schemas.CreateBankPayoutMethodSchema,
    sample: { type: 'BANK' },
    fields: {
      type: ['the word BANK', 'required'],
      account_name: ['text', 'optional'],
      account_number: ['text', 'optional'],
      bank_name: ['text', 'optional'],
      currency: ['one of its list', 'optional'],
      bank_code: ['text', 'optional'],
      customer_id: ['a UUID', 'optional, or null'],
      sort_code: ['text', 'optional, or null'],
      swift_code: ['text', 'optional, or null'],
      routing_number: ['text', 'optional, or null'],
      iban: ['text', 'optional, or null'],
    },
  },
  'a bank payout method': {
    schema: schemas.BankPayoutMethodSchema,
    sample: answers.bankPayoutMethodSample,
    fields: {
      id: ['a UUID', 'required'],
      type: ['any text', 'required'],
      currency: ['any text', 'optional, or null'],
      account_name: ['any text', 'optional, or null'],
      account_number: ['any text', 'optional, or null'],
      bank_name: ['any text', 'optional, or null'],
      bank_code: ['any text', 'optional, or null'],
      sort_code: ['any text', 'optional, or null'],
      swift_code: ['any text', 'optional, or null'],
      routing_number: ['any text', 'optional, or null'],
      iban: ['any text', 'optional, or null'],
      customer_id: ['a UUID', 'optional, or null'],
      ...stamps,
    },
  },
  'a wallet to create': {
    schema: schemas.CreateWalletSchema,
    sample: { currency: 'ZAR' },
    fields: {
      currency: ['text that is not blank', 'required'],
      description: ['text up to 255 characters', 'optional'],
      customer_id: ['a UUID', 'optional, or null'],
      network: ['one of its list', 'optional'],
    },
  },
  'a query for wallets': {
    schema: schemas.ListWalletsQuerySchema,
    sample: {},
    fields: {
      page: ['a whole number of 1 or more', 'optional'],
      limit: ['a whole number of 1 to 100', 'optional'],
      ...walletFilters,
    },
  },
  'a wallet': {
    schema: schemas.WalletSchema,
    sample: answers.walletSample,
    fields: {
      id: ['a UUID', 'required'],
      asset_type: ['any text', 'required'],
      currency: ['any text', 'required'],
      balance: ['decimal text', 'required'],
      description: ['any text', 'optional, or null'],
      status: ['any text', 'required'],
      ...stamps,
      customer_id: ['a UUID', 'optional, or null'],
      addresses: ['a list', 'required'],
    },
  },
  'the address of a wallet': {
    schema: schemas.WalletAddressSchema,
    sample: answers.walletSample.addresses[0] ?? {},
    fields: {
      id: ['a UUID', 'required'],
      crypto_wallet_id: ['a UUID', 'optional, or null'],
      address: ['any text', 'required'],
      network: ['any text', 'required'],
      created_at: ['a date-time', 'required'],
    },
  },
  'a transaction': {
    schema: schemas.TransactionSchema,
    sample: answers.transactionSample,
    fields: {
      id: ['a UUID', 'required'],
      sender_wallet_id: ['a UUID', 'optional, or null'],
      receiver_wallet_id: ['a UUID', 'optional, or null'],
      transaction_id: ['any text', 'required'],
      asset_code: ['any text', 'required'],
      amount: ['decimal text', 'required'],
      reference_id: ['any text', 'required'],
      status: ['any text', 'required'],
      ...stamps,
      crypto_transaction_id: ['any text', 'optional, or null'],
      network: ['any text', 'optional, or null'],
      transaction_type: ['any text', 'required'],
      transaction_mode: ['any text', 'required'],
      exchange_rate: ['any text', 'optional, or null'],
      withdrawal_recipient_name: ['any text', 'optional, or null'],
      fee: ['any text', 'optional, or null'],
      balance: ['decimal text', 'required'],
      reason: ['any text', 'optional, or null'],
      customer_id: ['a UUID', 'optional, or null'],
      recipient_currency: ['any text', 'optional, or null'],
      recipient_country: ['any text', 'optional, or null'],
      bank_name: ['any text', 'optional, or null'],
      bank_code: ['any text', 'optional, or null'],
      address: ['any text', 'optional, or null'],
      bank_account: ['any text', 'optional, or null'],
    },
  },
  'an asset code': {
    schema: schemas.AssetCodeSchema,
    sample: answers.assetCodeSample,
    fields: {
      id: ['a UUID', 'required'],
      asset_type: ['any text', 'required'],
      code: ['any text', 'required'],
      ...stamps,
      networks: ['a list', 'optional, or null'],
    },
  },
  'the place of a page': {
    schema: schemas.PaginationSchema,
    sample: { total: 1, page: 1, limit: 10, totalPages: 1 },
    fields: {
      total: ['a whole number', 'required'],
      page: ['a whole number', 'required'],
      limit: ['a whole number', 'required'],
      totalPages: ['a whole number', 'required'],
    },
  },
};

describe.each(Object.entries(resources))('%s', (_, { schema, sample, fields }) => {
  const refusedAt = (body: object): string[] =>
    (v.safeParse(schema, body).issues ?? []).map((issue) => v.getDotPath(issue) ?? '');

  test('has the fields of the specification and no others', () => {
    expect(Object.keys(schema.entries).sort()).toEqual(Object.keys(fields).sort());
    expect(refusedAt(sample)).toEqual([]);
  });

  const rows = Object.entries(fields).map(([field, [form, presence]]) => ({
    field,
    form,
    presence,
  }));
  test.each(rows)('has $field: $form, $presence', ({ field, form, presence }) => {
    for (const value of wrong[form]) {
      expect(refusedAt({ ...sample, [field]: value }), String(value)).toEqual([field]);
    }
    const { [field]: given, ...rest } = { [field]: undefined, ...sample };
    expect(refusedAt(rest)).toEqual(presence.startsWith('required') ? [field] : []);
    expect(refusedAt({ ...sample, [field]: null })).toEqual(
      presence.endsWith('or null') ? [] : [field],
    );
    if (presence === 'filled in') expect(v.parse(schema, rest)).toHaveProperty(field);
    if (given !== undefined) expect(v.parse(schema, sample)).toHaveProperty(field, given);
  });
});
