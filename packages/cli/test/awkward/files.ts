import { type AwkwardCell, awkwardWorkbook } from './sheets.ts';

/** A file as people make it. */
export interface AwkwardFile {
  readonly name: string;
  readonly kind: 'bank' | 'customer';
  readonly bytes: () => Promise<Buffer>;
}

const headings = ['Account name', 'Account number', 'Bank', 'Bank code', 'Currency'];
const ada = ['Adunni Foods', '0000014579', 'First Bank of Nigeria', '011', 'NGN'];
const kofi = ['Kofi Stores', '62001234567', 'FNB', '250655', 'ZAR'];
/** Two of its cells are wrong. */
const naledi = ['Naledi Trading', '00000145', 'First Bank of Nigeria', '011', 'Nairra'];

type Rows = readonly (readonly AwkwardCell[])[];
const csv = (rows: Rows, separator: string): string =>
  rows.map((cells) => `${cells.join(separator)}\r\n`).join('');

const business = ['Kijani Exports', 'Karoo Mills', 'Lagoa Foods', 'Sahel Cotton'];

/** Returns a function that makes a workbook of one sheet. */
const workbook = (rows: Rows) => (): Promise<Buffer> => awkwardWorkbook([{ name: 'Sheet1', rows }]);

/** Ten files as people make them. All names and numbers are made up. */
export const awkwardFiles: readonly AwkwardFile[] = [
  {
    name: 'merged title.xlsx',
    kind: 'bank',
    bytes: () =>
      awkwardWorkbook([
        {
          name: 'November',
          rows: [
            ['Payouts November 2026'],
            ['Prepared by finance, not final'],
            [],
            headings,
            ada,
            naledi,
          ],
          merged: ['A1:E1', 'A2:E2'],
        },
      ]),
  },
  {
    name: 'two rows of headings.xlsx',
    kind: 'customer',
    bytes: () =>
      awkwardWorkbook([
        {
          name: 'KYB',
          rows: [
            ['Company', '', 'Owner 1', '', '', 'Owner 2', '', ''],
            [
              'Name',
              'Country',
              'First name',
              'Date of birth',
              '%',
              'First name',
              'Date of birth',
              '%',
            ],
            ['Kijani Exports', 'Nigerria', 'Ada', '1985-02-30', 60, 'Obi', '1990-01-01', '40%'],
          ],
          merged: ['A1:B1', 'C1:E1', 'F1:H1'],
        },
      ]),
  },
  {
    name: 'total and notes.xlsx',
    kind: 'bank',
    bytes: workbook([
      [...headings, 'Amount'],
      [...ada, 1500],
      [...kofi, 2500],
      ['Total', '', '', '', '', { formula: 'SUM(F2:F3)', value: 4000 }],
      [],
      ['* Pay before Friday'],
    ]),
  },
  {
    name: 'hidden and empty columns.xlsx',
    kind: 'bank',
    bytes: () =>
      awkwardWorkbook([
        {
          name: 'Sheet1',
          rows: [
            [
              'Account name',
              '',
              'Account number',
              'Bank',
              '',
              'Bank code',
              'Currency',
              'Approved by',
            ],
            ['Adunni Foods', '', '0000014579', 'First Bank of Nigeria', '', '044', 'NGN', 'TB'],
          ],
          hidden: [6],
        },
      ]),
  },
  {
    name: 'second sheet.xlsx',
    kind: 'bank',
    bytes: () =>
      awkwardWorkbook([
        {
          name: 'Read me',
          rows: [['How to fill in this file'], ['Currency', 'NGN or ZAR'], ['Contact', 'finance']],
        },
        { name: 'Suppliers', rows: [headings, ada, ['', ...kofi.slice(1)]] },
      ]),
  },
  {
    name: 'three notations of dates.xlsx',
    kind: 'customer',
    bytes: () =>
      awkwardWorkbook([
        {
          name: 'Sheet1',
          rows: [
            ['Company', 'Registered on', 'Date of incorporation'],
            ...['30/06/2019', '2019.06.30', 'June 30, 2019', '03/04/2019'].map((date, at) => [
              business[at] ?? '',
              'Lagos',
              date,
            ]),
          ],
        },
      ]),
  },
  {
    name: 'numbers with spaces.csv',
    kind: 'bank',
    bytes: async () =>
      Buffer.from(
        csv(
          [
            ['Bénéficiaire', 'N° de compte', 'Banque', 'Code banque', 'Devise', 'Montant'],
            ['Société Adunni', '0000 014 579', 'First Bank of Nigeria', '011', 'Naira', '1 250,00'],
            ['Épicerie Kofi', '62 001 234 567', 'FNB', '250 655', 'Rand', '300,00'],
          ],
          ';',
        ),
        'latin1',
      ),
  },
  {
    name: 'formulas.xlsx',
    kind: 'bank',
    bytes: workbook([
      headings,
      [{ formula: 'UPPER("Adunni Foods")', value: 'ADUNNI FOODS' }, ...ada.slice(1)],
      ['Kofi Stores', { formula: 'VLOOKUP(A3,Old!A:B,2,0)', value: '#REF!' }, ...kofi.slice(2)],
      ['Mill', 12345678901, 'FNB', { formula: 'D3' }, 'ZAR'],
    ]),
  },
  {
    name: 'table with a filter.xlsx',
    kind: 'bank',
    bytes: () =>
      awkwardWorkbook([
        {
          name: 'Sheet1',
          rows: [
            ['Account\nname', 'Account number\n(10 digits)', 'Bank\n', 'Bank code', 'Currency'],
            ada,
            [...naledi.slice(0, 4), 'naira '],
            ada,
          ],
          table: 'A1:E4',
          comments: { B3: 'Call them' },
        },
      ]),
  },
  {
    name: 'semicolons.csv',
    kind: 'bank',
    bytes: async () =>
      Buffer.from(
        `\ufeff${csv(
          [
            ['Favorecido', 'Número da conta', 'Banco', 'Código do banco', 'Moeda', ''],
            ['Mercearia São João', '0000014579', 'First Bank of Nigeria', '11', 'NGN', ''],
            ['', '', '', '', '', ''],
            ['Farmácia Kofi', '6.2001E+10', 'FNB', '250655', 'ZAR', ''],
          ],
          ';',
        )}`,
      ),
  },
];
