import type { Kind } from '../columns/kind.ts';
import { exampleRow, type TemplateRow } from './exampleRow.ts';

/** What differs from the example in a row, by the path of a column. */
type Mistakes = Readonly<Record<string, string>>;

/** Returns the fields in which a business differs from the example: its contacts and numbers. */
function company(name: string, number: number): Mistakes {
  const domain = `${name.toLowerCase().replace(' ', '')}.com.ng`;
  return {
    business_name: `${name} Limited`,
    trading_name: name,
    business_website: `https://${domain}`,
    email: `accounts@${domain}`,
    phone: `+234803312046${number}`,
    registration_number: `RC148209${number + 2}`,
  };
}

/** Typical mistakes of tables, as people and spreadsheets make them: one list of rows for each kind. */
const mistakes: Readonly<Record<Kind, readonly Mistakes[]>> = {
  customer: [
    {
      ...company('Kola Logistics', 1),
      business_website: 'kolalogistics.com.ng',
      phone: '0803 312 0461',
      registration_date: '03/04/2017',
      expected_monthly_income: '₦ 4,500,000',
      'business_owners[0].date_of_birth': '22.07.1985',
    },
    {
      ...company('Zuma Textiles', 2),
      business_type: 'Ltd',
      email: 'accounts@adunnifoods.com.ng',
      'business_owners[0].ownership_percentage': '70',
      'business_owners[0].front_image.expires': '2020-02-28',
      'business_owners[1].date_of_birth': '2012-02-03',
      'documents[2].doc_image': '',
    },
    {
      ...company('Baobab Furniture', 3),
      phone: '803 312 0463',
      postal_code: '10124',
      registration_date: '2031-05-02',
    },
    {
      ...company('Coral Shipping', 4),
      business_website: 'coralshipping.com.ng',
      expected_monthly_income: '12.500.000,00',
      'business_owners[0].email': 'tolu@coralshipping,com.ng',
    },
    {
      ...company('Delta Printing', 5),
      state: 'Lagoss',
      'business_owners[0].ownership_percentage': '60%',
      'business_owners[1].id_number': 'A04512378',
    },
    {
      ...company('Ember Energy', 6),
      registration_date: '30.02.2018',
      is_dao: 'maybe',
    },
    {
      ...company('Fula Dairy', 7),
      email: 'accounts@fuladairy',
      'business_owners[1].is_signer': 'x',
      'business_owners[1].date_of_birth': '03/02/1990',
    },
    {
      ...company('Gele Fashion', 8),
      country: 'Nigeria ',
      industry: 'bakery',
      'business_owners[0].ownership_percentage': '55',
      'business_owners[1].ownership_percentage': '15',
    },
    {
      ...company('Harmattan Travel', 9),
      tax_identification_number: '2145876-0001',
      expected_monthly_payments_usd: '6k',
      'business_owners[0].front_image.expires': '2026-11-01',
    },
  ],
  bank: [
    { account_number: '14580', bank_code: '11' },
    { account_number: '0000014579' },
    { account_number: '6.2E+10', bank_name: 'First National Bank', currency: 'ZAR', bank_code: '' },
  ],
  wallet: [
    { currency: 'usdc', network: '' },
    { currency: 'BTC', network: 'Tron' },
  ],
  address: [
    { address: '0x5aAeb6053f3E94C9b9A09f33669435E7Ef1BeAed' },
    { address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' },
    { network: '' },
  ],
  phone: [{ phone: '0803 312 0457', country: '' }, { phone: '+23480331204' }],
};

/** Returns rows that show what a check finds: the example, then rows with mistakes. */
export const sampleRows = (kind: Kind): readonly TemplateRow[] => {
  const right = exampleRow(kind);
  return [right, ...mistakes[kind].map((row) => (path: string) => row[path] ?? right(path))];
};
