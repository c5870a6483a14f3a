import type { Rule } from '@passmuster/findings';

const source = { title: 'Passmuster', section: 'Reading tables' } as const;
const rule = { severity: 'error', basis: 'practice', source } as const;

/** What a spreadsheet or an export did to a value. These are about the file, before any rule of the API. */
export const spreadsheetRules = {
  scientificNotation: {
    ...rule,
    id: 'input/scientific-notation',
    message: 'A spreadsheet shortened this number to scientific notation; digits are lost',
    remedy: 'The spreadsheet cut off digits. Format the column as text and enter the number again.',
  },
  leadingZero: {
    ...rule,
    severity: 'warning',
    id: 'input/leading-zero',
    message:
      'This number has fewer digits than its kind has; a spreadsheet may have dropped a leading zero',
    remedy: 'A leading zero may be missing. Format the column as text and enter the number again.',
  },
  fraction: {
    ...rule,
    severity: 'warning',
    id: 'input/fraction',
    message:
      'This share is 1 or less: a spreadsheet stores 60% as 0.6, and this cell is not formatted as a percentage',
    remedy:
      'This looks like a fraction of 1. Enter 60 for 60%, or format the column as a percentage.',
  },
  dateNumber: {
    ...rule,
    id: 'input/date-number',
    message: 'A spreadsheet turned this date into its day number',
    remedy:
      'The spreadsheet turned this date into a number. Format the cell as text and enter a date such as 2019-06-30.',
  },
  dateOrder: {
    ...rule,
    id: 'input/date-order',
    message: 'This date is not written as YYYY-MM-DD, and day and month could be swapped',
    remedy: 'It is unclear which part is the day. Enter a date such as 2019-06-30.',
  },
  dateForm: {
    ...rule,
    id: 'input/date-form',
    message: 'This date is not written as YYYY-MM-DD',
    remedy: 'This date is written another way. Enter a date such as 2019-06-30.',
  },
  dateYear: {
    ...rule,
    id: 'input/date-year',
    message: 'The year of this date has two digits, so its century is unknown',
    remedy: 'The year has two digits. Enter all four, such as 2019-06-30.',
  },
  formula: {
    ...rule,
    id: 'input/formula',
    message: 'This cell holds a formula or an error value of a spreadsheet, not its result',
    remedy:
      'This cell has a formula or an error instead of a value. Enter the value, or copy the cell and paste it as a value.',
  },
  numberForm: {
    ...rule,
    id: 'input/number-form',
    message: 'This number has separators or a currency sign',
    remedy:
      'This number has separators or a currency sign. Enter only digits, with a point before decimals, for example 12500.50.',
  },
  encoding: {
    ...rule,
    id: 'input/encoding',
    message: 'This text has bytes that are not valid in the encoding of the file',
    remedy: 'Some letters were damaged when the file was saved. Save it again as UTF-8.',
  },
  documentFile: {
    ...rule,
    id: 'input/document-file',
    message: "The document file can't be read",
    remedy: 'This document can’t be read. Check the file name.',
    texts: {
      missing: {
        message: "The document file doesn't exist or can't be read",
        remedy: 'This file was not found. Check its name and put it in the folder of this table.',
      },
      outside: {
        message: 'The document file is outside the folder of this table',
        remedy: 'This file is in another folder. Put it in the folder of this table or below it.',
      },
      irregular: {
        message: 'The document file is not a regular file',
        remedy: 'This is not a file. Enter the name of an image or a PDF.',
      },
      tooLarge: {
        message: 'The document file is larger than 10 MB',
        remedy: 'This file is larger than 10 MB. Make it smaller or scan it with less detail.',
      },
      otherType: {
        message: 'The document file is not a PNG, JPEG, GIF or PDF',
        remedy: 'This type of file is not accepted. Provide an image or a PDF.',
      },
    },
  },
  customer: {
    ...rule,
    id: 'input/customer',
    message: 'No customer of the results has the key of this row',
    remedy: 'This customer isn’t in the results. Check the registration number.',
    texts: {
      unknown: {
        message: 'No customer of the results has the key of this row',
        remedy: 'This customer isn’t in the results. Check the registration number.',
      },
      empty: {
        message: 'This row has no key that tells whose it is',
        remedy: 'Enter the registration number of the customer.',
      },
      notCreated: {
        message: 'The customer of this row was not created',
        remedy: 'This customer wasn’t created. Submit it first, and use the new results.',
      },
      several: {
        message: 'Several customers of the results have the key of this row',
        remedy: 'Several customers have this number. Use a column in which each has its own value.',
      },
    },
  },
  readable: {
    ...rule,
    id: 'input/readable',
    source: { title: 'RFC 8259 (JSON), RFC 4180 (CSV)' },
    message: 'This record cannot be read: {problem}',
    remedy: 'This record can’t be read. Correct it and check the file again.',
    texts: {
      cells: {
        message: 'This row has {cells} cells and the heading {columns}',
        remedy:
          'This row has {cells} cells, but the heading has {columns}. Look for a missing or extra separator or quote.',
      },
      note: {
        message: 'This row has a value in one column only',
        remedy: 'This row has only one value. Complete it, or remove it if it is a note.',
      },
      quote: {
        message: 'This row has a quote inside a cell that is not doubled',
        remedy: 'This row has a quote inside a cell. Double the quotes inside cells.',
      },
    },
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type SpreadsheetDamage = Exclude<
  keyof typeof spreadsheetRules,
  'customer' | 'documentFile' | 'fraction' | 'leadingZero' | 'readable'
>;
