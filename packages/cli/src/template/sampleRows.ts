import type { Kind } from '../columns/kind.ts';
import { exampleRow, type TemplateRow } from './exampleRow.ts';

/** What differs from the example in a row, by the path of a column. */
type Mistakes = Readonly<Record<string, string>>;

/** Typical mistakes of tables, as people and spreadsheets make them: one list of rows for each kind. */
const mistakes: Readonly<Record<Kind, readonly Mistakes[]>> = {
  customer: [
    {
      business_name: 'Kola Logistics Limited',
      trading_name: 'Kola',
      business_website: 'kolalogistics.com.ng',
      email: 'accounts@kolalogistics.com.ng',
      phone: '0803 312 0461',
      registration_number: 'RC1482094',
      registration_date: '03/04/2017',
      expected_monthly_income: '₦ 4,500,000',
      'business_owners[0].date_of_birth': '22.07.1985',
    },
    {
      business_name: 'Zuma Textiles Limited',
      trading_name: 'Zuma Textiles',
      business_type: 'Ltd',
      business_website: 'https://zumatextiles.com.ng',
      email: 'accounts@adunnifoods.com.ng',
      phone: '+2348033120462',
      registration_number: 'RC1482095',
      'business_owners[0].ownership_percentage': '70',
      'business_owners[0].front_image.expires': '2020-02-28',
      'business_owners[1].date_of_birth': '2012-02-03',
      'documents[2].doc_image': '',
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
