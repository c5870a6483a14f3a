/** A cell as a workbook stores it. */
export type SheetCell = string | number | boolean | Date | null;

/** A table as people create it, and what a check should report. */
export interface Spreadsheet {
  readonly name: string;
  readonly why: string;
  readonly kind: 'customer' | 'bank' | 'wallet' | 'address' | 'phone';
  /** Bytes of a text file, or the sheets of a workbook. */
  readonly content:
    | Uint8Array
    | readonly { readonly sheet: string; readonly rows: readonly (readonly SheetCell[])[] }[];
  readonly options?: readonly string[];
  /** Errors and warnings about the file itself, as `row:field rule`. */
  readonly finds: readonly string[];
  /** Records that have no such finding. */
  readonly records: number;
}

const text = (...rows: readonly string[]): Uint8Array => Buffer.from(`${rows.join('\r\n')}\r\n`);
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Spreadsheets as operations people send them. All names and numbers are made up. */
export const spreadsheets: readonly Spreadsheet[] = [
  {
    name: 'Kundenliste.csv',
    why: 'a German Excel saves semicolons, Windows-1252 and dates with dots',
    kind: 'customer',
    content: Buffer.from(
      'Business name;Email;Registration date;Owner 1 first name;Owner 1 date of birth\r\n' +
        'M\u00fcller Handel GmbH;office@mueller-handel.de;03.04.2019;J\u00fcrgen;22.07.1971\r\n',
      'latin1',
    ),
    finds: [
      '2:registration_date input/date-order',
      '2:business_owners.0.date_of_birth input/date-form',
    ],
    records: 1,
  },
  {
    name: 'Onboarding Nov.xlsx',
    why: 'a workbook with real dates, flags as TRUE and phone numbers as numbers',
    kind: 'customer',
    content: [
      {
        sheet: 'Sheet1',
        rows: [
          [
            'Business name',
            'Registration date',
            'Is DAO',
            'Expected monthly income',
            'Owner 1 Date of Birth',
          ],
          [
            'Kijani Exports Ltd',
            new Date('2019-06-30T00:00:00Z'),
            false,
            1_250_000,
            new Date('1985-02-03T00:00:00Z'),
          ],
        ],
      },
    ],
    finds: [],
    records: 1,
  },
  {
    name: 'payouts.xlsx',
    why: 'account numbers and bank codes typed as numbers lost their leading zeros',
    kind: 'bank',
    content: [
      {
        sheet: 'Payouts',
        rows: [
          ['Type', 'Account name', 'Account number', 'Bank name', 'Currency', 'Bank code'],
          ['BANK', 'Adunni Foods', 14_579, 'First Bank', 'NGN', 11],
          ['BANK', 'Adunni Foods', '0000014579', 'First Bank', 'NGN', '011'],
        ],
      },
    ],
    finds: ['2:bank_code input/leading-zero'],
    records: 2,
  },
  {
    name: 'accounts-export.csv',
    why: 'a long account number in scientific notation',
    kind: 'bank',
    content: text(
      'type,account_name,account_number,bank_name,currency,bank_code',
      'BANK,Naledi Trading,2.34801E+12,FNB,ZAR,250655',
    ),
    finds: ['2:account_number input/scientific-notation'],
    records: 1,
  },
  {
    name: 'wallet list.csv',
    why: 'a title and a date above the heading',
    kind: 'address',
    content: text(
      'Wallet list,,',
      'as of 21 Nov,,',
      ',,',
      'Name,Wallet address,Network',
      `Acme,${address},Polygon`,
    ),
    finds: [],
    records: 1,
  },
  {
    name: 'Unicode text.txt.csv',
    why: 'Excel saves "Unicode text" as UTF-16 with tabs',
    kind: 'phone',
    content: Buffer.from('\ufeffName\tPhone\r\nZo\u00eb\t+2348033120456\r\n', 'utf16le'),
    finds: [],
    records: 1,
  },
  {
    name: 'linked.csv',
    why: 'cells that point to another workbook',
    kind: 'bank',
    content: text(
      'type,account_name,account_number,bank_name,currency,bank_code',
      "BANK,#REF!,='[accounts.xlsx]Sheet1'!B2,First Bank,NGN,011",
    ),
    finds: ['2:account_name input/formula', '2:account_number input/formula'],
    records: 1,
  },
  {
    name: 'with instructions.xlsx',
    why: 'the table is on the second sheet',
    kind: 'wallet',
    content: [
      { sheet: 'Read me', rows: [['Fill in the second sheet.']] },
      {
        sheet: 'Wallets',
        rows: [
          ['Currency', 'Network', 'Description'],
          ['USDC', 'polygon', 'Settlements'],
          [null, null, null],
          ['ZAR', null, null],
        ],
      },
    ],
    options: ['--sheet', 'Wallets'],
    finds: [],
    records: 2,
  },
  {
    name: 'US vendors.csv',
    why: 'a postal code without its zero, amounts with separators, dates as day numbers',
    kind: 'customer',
    content: text(
      'Business name,Registered address.country,Registered address.postal code,Expected monthly income,Registration date',
      'Harbor Tools LLC,US,2134,"$12,500.00",43646',
    ),
    finds: [
      '2:expected_monthly_income input/number-form',
      '2:registered_address.postal_code input/leading-zero',
      '2:registration_date input/date-number',
    ],
    records: 1,
  },
  {
    name: 'ragged.csv',
    why: 'a comma in a name that nobody quoted',
    kind: 'bank',
    content: text(
      'type,account_name,account_number,bank_name,currency,bank_code',
      'BANK,Okafor, Sons and Co,0000014579,First Bank,NGN,011',
      'BANK,Adunni Foods,0000014579,First Bank,NGN,011',
    ),
    finds: ['2: input/readable'],
    records: 2,
  },
  {
    name: 'favorecidos.csv',
    why: 'a Brazilian Excel: headings in Portuguese, semicolons, Windows-1252',
    kind: 'bank',
    content: Buffer.from(
      'Tipo;Favorecido;N\u00ba da conta;Banco;Moeda;C\u00f3digo do banco;Ag\u00eancia\r\n' +
        'BANK;Jo\u00e3o Concei\u00e7\u00e3o;0000014579;First Bank of Nigeria;NGN;011;1234\r\n' +
        'BANK;Concei\u00e7\u00e3o Ltda;2,34801E+12;First Bank of Nigeria;NGN;011;1234\r\n',
      'latin1',
    ),
    finds: ['3:account_number input/scientific-notation'],
    records: 2,
  },
  {
    name: 'b\u00e9n\u00e9ficiaires.csv',
    why: 'a French list: titulaire, n\u00b0 de compte, banque, devise',
    kind: 'bank',
    content: Buffer.from(
      'Type;Titulaire du compte;N\u00b0 de compte;Banque;Devise;Code banque\r\n' +
        'BANK;Soci\u00e9t\u00e9 Ad\u00e9\u00e8;0000014579;First Bank of Nigeria;NGN;011\r\n',
      'latin1',
    ),
    finds: [],
    records: 1,
  },
];
