/** A workbook as people make it, and what a check should report. */
export interface Workbook {
  readonly name: string;
  readonly why: string;
  readonly kind: 'customer' | 'bank' | 'address' | 'phone';
  readonly options?: readonly string[];
  /** What the file did to values and rows, as `row:field rule`. */
  readonly finds: readonly string[];
  /** What is read of cells, by `row:field`: what the sheet shows. */
  readonly reads: Readonly<Record<string, unknown>>;
  readonly records: number;
  readonly notes?: readonly string[];
}

/** Workbooks made by openpyxl and by LibreOffice, not by a library of this package: `make.py`. All names and numbers are made up. */
export const workbooks: readonly Workbook[] = [
  {
    name: 'UBO register.xlsx',
    why: 'percentages below merged headings of two owners, and a hidden column',
    kind: 'customer',
    finds: [],
    reads: {
      '3:business_name': 'Kijani Exports Ltd',
      '3:business_owners.1.ownership_percentage': 40,
      '4:business_owners.0.ownership_percentage': 35.5,
      '4:business_owners.1.last_name': 'Haddad',
    },
    records: 2,
    notes: ['1 hidden column included: I'],
  },
  {
    name: 'Payroll November.xlsx',
    why: 'leading zeros by number format, #N/A, a total',
    kind: 'bank',
    finds: ['4:account_number input/formula'],
    reads: { '2:account_number': '0000014579', '2:bank_code': '011', '4:bank_code': '057' },
    records: 3,
  },
  {
    name: 'payouts calculated.xlsx',
    why: 'formulas that no program has calculated',
    kind: 'bank',
    finds: ['2:account_name input/formula', '3:account_number input/formula'],
    reads: { '2:account_number': '0000014579', '3:account_name': 'Tunde Bello' },
    records: 2,
  },
  {
    name: 'Onboarding export.xlsx',
    why: 'a title above the headings, dates as text, a row that a filter hides, a footnote',
    kind: 'customer',
    finds: [
      '6:registration_date input/date-form',
      '6:business_owners.0.date_of_birth input/date-order',
      '7:registration_date input/date-form',
      '7:business_owners.0.date_of_birth input/date-form',
      '10:business_name input/readable',
    ],
    reads: {
      '6:phone': '+2348033120456',
      '8:registration_date': '2019-06-30',
      '8:business_owners.0.date_of_birth': '1985-02-03',
    },
    records: 4,
    notes: ['1 hidden row included'],
  },
  {
    name: 'Cadastro de clientes.xlsx',
    why: 'Portuguese headings and real dates, behind a hidden sheet of instructions',
    kind: 'customer',
    finds: [],
    reads: {
      '2:registration_date': '2019-06-30',
      '2:business_owners.0.date_of_birth': '1985-02-03',
      '2:business_owners.0.ownership_percentage': 75,
      '3:business_owners.0.ownership_percentage': 100,
    },
    records: 2,
    notes: ['read sheet "Clientes" (2 of 2); choose another with --sheet'],
  },
  {
    name: 'Mac workbook.xlsx',
    why: 'a cover sheet, and dates that count from 1904',
    kind: 'customer',
    options: ['--sheet', 'Data'],
    finds: [],
    reads: {
      '2:registration_date': '2019-06-30',
      '2:business_owners.0.date_of_birth': '1985-02-03',
      '2:is_dao': false,
    },
    records: 1,
  },
  {
    name: 'Wallet register.xlsx',
    why: 'a table with a filter, a choice of values, a conditional color and a comment',
    kind: 'address',
    finds: [],
    reads: {
      '2:address': '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '2:network': 'polygon',
      '3:network': 'erc20',
    },
    records: 3,
  },
  {
    name: 'Contacts.xlsx',
    why: 'phone numbers as numbers and as text, around a blank row',
    kind: 'phone',
    finds: [],
    reads: { '2:phone': '2348033120456', '3:phone': '+2348033120456' },
    records: 4,
  },
];
