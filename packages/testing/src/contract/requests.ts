import { customerSample } from '../samples.ts';
import type { Field, Place, RequestPresence, Resource } from './field.ts';

type Request = Resource<RequestPresence>;

const inCustomer = (...path: Place['path']): Place => ({
  schema: 'BusinessCustomer',
  path,
  body: customerSample,
});
const file = (name: string): string => `packages/schemas/src/${name}.ts`;

const addressFields = (row: (number: number) => string): Request['fields'] => ({
  street1: ['text of 1 to 100 characters', 'required', row(1), 'string; R; 1 to 100 chars'],
  street2: ['text up to 100 characters', 'optional', row(2), 'string; O; max 100 chars'],
  city: ['text of 1 to 50 characters', 'required', row(3), 'string; R; 1 to 50 chars'],
  state: [
    'text of 1 to 50 characters',
    'required',
    row(4),
    'string; R; 1 to 50 chars; state or province code',
  ],
  postal_code: ['text of 1 to 20 characters', 'required', row(5), 'string; R; 1 to 20 chars'],
});

const bankText = (row: string): Field<RequestPresence> => ['text', 'optional', row];
const foreignBankText = (row: string): Field<RequestPresence> => ['text', 'optional, or null', row];

/** The bodies of the requests and what they consist of, in the order of the specification. */
export const bodies: Readonly<Record<string, Request>> = {
  'a business customer': {
    schema: 'BusinessCustomer',
    file: file('customer/businessCustomer'),
    places: [inCustomer()],
    lists: {
      business_type: 'businessTypes',
      account_purpose: 'accountPurposes',
      source_of_funds: 'sourcesOfFunds',
      industry: 'naicsCodes',
      estimated_annual_revenue_usd: 'annualRevenues',
    },
    fields: {
      customer_type: [
        'the word business',
        'filled in',
        'BC-1',
        'string; R; only value `business`; default `business` (gap 3)',
      ],
      business_name: ['text', 'required', 'BC-2', 'string; R; legal name'],
      business_type: [
        'one of its list',
        'required',
        'BC-3',
        'string enum; R; one of 13 legal forms, B_CORPORATION to NON_US',
      ],
      business_website: [
        'an http(s) address',
        'required',
        'BC-4',
        'string, URI; R; listed as required, described as recommended (gaps 2, 23)',
      ],
      email: [
        'an email address',
        'required',
        'BC-5',
        'string, email; R; business email; must be unique (gap 16)',
      ],
      phone: [
        'a number in E.164',
        'required',
        'BC-6',
        'string; R; pattern `^\\+[1-9]\\d{1,14}$`; must be unique (gap 16)',
      ],
      account_purpose: [
        'one of its list',
        'required',
        'BC-7',
        'string enum; R; one of 11 purposes, CHARITABLE_DONATIONS to RECEIVE_SALARY',
      ],
      source_of_funds: [
        'one of its list',
        'required',
        'BC-8',
        'string enum; R; one of 26 sources, BUSINESS_LOANS to SOMEONE_ELSES_FUNDS',
      ],
      expected_monthly_income: [
        'a number of 0 or more',
        'required',
        'BC-9',
        'number, min 0; R; local currency (gap 5)',
      ],
      industry: [
        'one of its list',
        'required',
        'BC-10',
        'string enum; R; one of 311 NAICS codes, as text',
      ],
      registered_address: ['an object', 'required', 'BC-11', 'Address object; R; see Address'],
      trading_name: ['text', 'required', 'BC-12', 'string; R; trading or DBA name'],
      nature_of_business: [
        'text up to 500 characters',
        'required',
        'BC-13',
        'string, max 500 chars; R; description of activities',
      ],
      contact_person_email: ['an email address', 'required', 'BC-14', 'string, email; R'],
      contact_person_phone: [
        'a number in E.164',
        'required',
        'BC-15',
        'string; R; pattern `^\\+[1-9]\\d{1,14}$`',
      ],
      estimated_annual_revenue_usd: [
        'one of its list',
        'required',
        'BC-16',
        'string enum; R; one of 6 bands, UNDER_HUNDRED_THOUSAND to OVER_HUNDRED_MILLION',
      ],
      operates_in_prohibited_countries: [
        'true or false',
        'filled in',
        'BC-17',
        'boolean; R; default false (gap 3)',
      ],
      is_dao: ['true or false', 'filled in', 'BC-18', 'boolean; R; default false (gap 3)'],
      conducts_money_services: [
        'true or false',
        'filled in',
        'BC-19',
        'boolean; R; default false; covers money transmission, currency exchange, payment processing (gap 3)',
      ],
      registration_number: ['text', 'required', 'BC-20', 'string; R'],
      registration_date: ['a calendar date', 'required', 'BC-21', 'string, date (YYYY-MM-DD); R'],
      tax_identification_number: ['text', 'required', 'BC-22', 'string; R'],
      phone_country_code: [
        'a calling code',
        'required',
        'BC-23',
        'string; R; pattern `^\\+[1-9]\\d{0,3}$`',
      ],
      account_purpose_explanation: [
        'text up to 1000 characters',
        'required',
        'BC-24',
        'string, max 1000 chars; R',
      ],
      expected_monthly_payments_usd: [
        'a number of 0 or more',
        'required',
        'BC-25',
        'number, min 0; R; USD',
      ],
      business_owners: [
        'a list',
        'required',
        'BC-26',
        'array of Business owner; R; required for certain business types (gap 1)',
      ],
      documents: ['a list', 'required', 'BC-27', 'array of Document; R; KYC documents'],
    },
  },
  'a registered address': {
    schema: 'PostalAddress',
    file: file('customer/postalAddress'),
    places: [inCustomer('registered_address')],
    lists: { country: 'countryCodes' },
    fields: {
      ...addressFields((number) => `AD-${number}`),
      country: [
        'one of its list',
        'required',
        'AD-6',
        'string enum; R; ISO 3166-1 alpha-2 code from the country list, which is also that of an owner’s `nationality` (195 codes)',
      ],
    },
  },
  'a business owner': {
    schema: 'BusinessOwner',
    file: file('customer/businessOwner'),
    places: [inCustomer('business_owners', 0)],
    lists: { title: 'ownerTitles', nationality: 'countryCodes' },
    fields: {
      first_name: ['text of 1 to 50 characters', 'required', 'OW-1', 'string; R; 1 to 50 chars'],
      last_name: ['text of 1 to 50 characters', 'required', 'OW-2', 'string; R; 1 to 50 chars'],
      email: ['an email address', 'required', 'OW-3', 'string, email; R'],
      phone_number: [
        'a number in E.164',
        'required',
        'OW-4',
        'string; R; pattern `^\\+[1-9]\\d{1,14}$`',
      ],
      date_of_birth: [
        'a calendar date',
        'required',
        'OW-5',
        'string, date; R; owner must be 18 or older (LI-9)',
      ],
      relationship_establishment_date: [
        'a calendar date',
        'required',
        'OW-6',
        'string, date (YYYY-MM-DD); R; date the relationship with the business began',
      ],
      ownership_percentage: ['a number of 0 to 100', 'required', 'OW-7', 'number; R; 0 to 100'],
      is_control_person: [
        'true or false',
        'filled in',
        'OW-8',
        'boolean; R; default false (gap 3)',
      ],
      is_signer: ['true or false', 'filled in', 'OW-9', 'boolean; R; default false (gap 3)'],
      is_beneficial_owner: [
        'true or false',
        'filled in',
        'OW-10',
        'boolean; R; default false; typically 25% or more ownership (gaps 3, 21)',
      ],
      title: [
        'one of its list',
        'required',
        'OW-11',
        'string enum; R; one of 16 positions, CEO to Other',
      ],
      address: [
        'an object',
        'required',
        'OW-12',
        'object; R; the fields of Address, but `country` is a free string (no enumeration; gap 14)',
      ],
      id_number: ['text', 'required', 'OW-13', 'string; R; passport number (gap 22)'],
      nationality: ['one of its list', 'required', 'OW-14', 'string enum; R; country list'],
      front_image: [
        'an http(s) address or a data URI',
        'required',
        'OW-15',
        'string, URI; R; URL of the front of the ID document (gap 23)',
      ],
      back_image: [
        'an http(s) address or a data URI',
        'optional',
        'OW-16',
        'string, URI; O; URL of the back of the ID document',
      ],
      supporting_documents: [
        'a list',
        'required',
        'OW-17',
        'array of Document; R; additional documents beyond front_image',
      ],
    },
  },
  'the address of an owner': {
    schema: 'OwnerAddress',
    file: file('customer/ownerAddress'),
    places: [inCustomer('business_owners', 0, 'address')],
    fields: { ...addressFields(() => 'OW-12'), country: ['text', 'required', 'OW-12'] },
  },
  'a document': {
    schema: 'KycDocument',
    file: file('customer/kycDocument'),
    places: [
      inCustomer('documents', 0),
      inCustomer('business_owners', 0, 'supporting_documents', 0),
    ],
    lists: {
      doc_type: 'documentTypes',
      sub_type: 'documentSubTypes',
      doc_country: 'countryCodes',
    },
    fields: {
      doc_type: [
        'one of its list',
        'required',
        'DO-1',
        'string enum; R; one of 24 types, AML_COMFORT_LETTER to OTHER',
      ],
      sub_type: [
        'one of its list, or empty',
        'optional',
        'DO-2',
        'string enum; O; one of 5, UTILITY_BILL to RENTAL_AGREEMENT; a request sample sends an empty string here (gap 29)',
      ],
      doc_image: [
        'an http(s) address or a data URI',
        'required',
        'DO-3',
        'string; R; base64 image data in a data-URI form (`data:<mime>;base64,<data>`), or a URL',
      ],
      doc_country: [
        'one of its list',
        'required',
        'DO-4',
        'string enum; R; ISO 3166-1 alpha-2; identical to the country list up to AE; the remainder: not shown (gap 32)',
      ],
    },
  },
  'a bank payout method to add': {
    schema: 'CreateBankPayoutMethod',
    file: file('payout/createBankPayoutMethod'),
    kinds: 'of payout method',
    places: [{ schema: 'CreateBankPayoutMethod', path: [], body: { type: 'BANK' } }],
    lists: { currency: 'payoutCurrencies' },
    fields: {
      type: ['the word BANK', 'required', 'BP-2'],
      account_name: bankText('BP-4'),
      account_number: bankText('BP-5'),
      bank_name: bankText('BP-6'),
      currency: ['one of its list', 'optional', 'BP-3'],
      bank_code: bankText('BP-7'),
      customer_id: ['a UUID', 'optional, or null', 'BP-12'],
      sort_code: foreignBankText('BP-8'),
      swift_code: foreignBankText('BP-9'),
      routing_number: foreignBankText('BP-10'),
      iban: foreignBankText('BP-11'),
    },
  },
  'a wallet to create': {
    schema: 'CreateWallet',
    file: file('wallet/createWallet'),
    kinds: 'of wallet',
    places: [{ schema: 'CreateWallet', path: [], body: { currency: 'ZAR' } }],
    lists: { network: 'networks' },
    beside: { network: { currency: 'USDC' } },
    fields: {
      currency: ['a currency code', 'required', 'EP-3'],
      description: ['text up to 255 characters', 'optional', 'EP-4'],
      customer_id: ['a UUID', 'optional, or null', 'EP-5'],
      network: ['one of its list', 'optional', 'EP-6'],
    },
  },
  'a deletion': {
    schema: 'DeletePayoutMethod',
    file: file('payout/deletePayoutMethod'),
    kinds: 'of payout method',
    places: [{ schema: 'DeletePayoutMethod', path: [], body: {} }],
    fields: { customer_id: ['a UUID', 'optional, or null', 'EP-12'] },
  },
};

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const walletFilters: Request['fields'] = {
  status: ['one of its list', 'optional', 'EP-10'],
  asset_type: ['one of its list', 'optional', 'EP-10'],
  currency: ['text', 'optional', 'EP-10'],
  customer_id: ['a UUID', 'optional', 'EP-10'],
};
const walletLists = { status: 'walletStatuses', asset_type: 'assetTypes' };

/** The queries as a caller passes them. */
export const queries: Readonly<Record<string, Request>> = {
  'a query for wallets': {
    schema: 'ListWalletsQuery',
    file: file('wallet/listWalletsQuery'),
    places: [{ schema: 'ListWalletsQuery', path: [], body: {} }],
    lists: walletLists,
    fields: {
      page: ['a whole number of 1 or more', 'optional', 'EP-8'],
      limit: ['a whole number of 1 to 100', 'optional', 'EP-9'],
      ...walletFilters,
    },
  },
  'a query for asset codes': {
    schema: 'ListAssetCodesQuery',
    file: file('asset/assetCode'),
    places: [{ schema: 'ListAssetCodesQuery', path: [], body: {} }],
    lists: { asset_type: 'assetTypes' },
    fields: { asset_type: ['one of its list', 'optional', 'EP-15'] },
  },
  'a query for an address': {
    schema: 'ValidateAddressQuery',
    file: file('address/validateAddress'),
    places: [{ schema: 'ValidateAddressQuery', path: [], body: { address, network: 'erc20' } }],
    lists: { network: 'networks' },
    fields: {
      address: ['text of 1 character or more', 'required', 'EP-16'],
      network: ['one of its list', 'required', 'EP-16'],
    },
  },
};

/** The queries that differ in a URL, where numbers are text. */
export const urlQueries: Readonly<Record<string, Request>> = {
  'a query for wallets in a URL': {
    schema: 'ListWalletsQueryText',
    file: file('wallet/listWalletsQuery'),
    places: [{ schema: 'ListWalletsQueryText', path: [], body: {} }],
    lists: walletLists,
    fields: {
      page: ['the digits of 1 or more', 'filled in', 'EP-8'],
      limit: ['the digits of 1 to 100', 'filled in', 'EP-9'],
      ...walletFilters,
    },
  },
};
