import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { parseAddress } from '@passmuster/address';

/** What a file of one kind holds. */
export interface InputFile {
  readonly kind: 'address' | 'bank' | 'phone' | 'customer';
  /** What a row is, for people. */
  readonly rows: string;
  readonly name: string;
  readonly options: readonly string[];
  readonly heading?: string;
  readonly line: (row: number) => string;
}

/** Returns an address with its checksum, as wallets write them. */
function addressOf(row: number): string {
  const eight = (Math.imul(row, 2_654_435_761) >>> 0).toString(16).padStart(8, '0');
  return parseAddress(`0x${eight.repeat(5)}`).value ?? '';
}

const digits = (row: number, length: number): string => String(row).padStart(length, '0');

/** Writes the heading and `count` lines. */
export function writeRows(path: string, { heading = '', line }: InputFile, count: number): void {
  const file = openSync(path, 'w');
  let block = heading;
  for (let row = 0; row < count; row++) {
    block += `${line(row)}\n`;
    if (block.length < 1 << 20 && row < count - 1) continue;
    writeSync(file, block);
    block = '';
  }
  closeSync(file);
}

interface Customer {
  readonly business_owners: readonly { readonly supporting_documents: readonly object[] }[];
}

const example = JSON.parse(
  readFileSync(new URL('../../../../examples/us-llc.json', import.meta.url), 'utf8'),
) as Customer;

/**
 * The same customer without its documents, as it is read from a table that has no column for them: a list of the business
 * is empty, and one of an owner is missing.
 */
const withoutDocuments = {
  ...example,
  documents: [],
  business_owners: example.business_owners.map(({ supporting_documents: _, ...owner }) => owner),
};

const customerOf = (customer: object, row: number): object => ({
  ...customer,
  email: `owner${row}@example-firm.com`,
  phone: `+1202${digits(row, 7)}`,
});

const customerLine =
  (customer: object) =>
  (row: number): string =>
    JSON.stringify(customerOf(customer, row));

/** Returns the fields of a customer as the columns of a table: `business_owners[0].first_name`. */
const columnsOf = (value: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, member]) => {
        const name = Array.isArray(value) ? `[${key}]` : `.${key}`;
        return columnsOf(member, path === '' ? key : path + name);
      })
    : [[path, `"${String(value).replaceAll('"', '""')}"`]];

const tableRow = (customer: object, row: number): string =>
  columnsOf(customerOf(customer, row))
    .map(([, cell]) => cell)
    .join(',');

/** All rows of a file differ, so that the search for duplicates must keep them all. */
export const inputFiles = {
  address: {
    kind: 'address',
    rows: 'addresses',
    name: 'addresses.txt',
    options: ['--network', 'polygon'],
    line: addressOf,
  },
  phone: {
    kind: 'phone',
    rows: 'phone numbers',
    name: 'phones.txt',
    options: [],
    line: (row) => `+23480${digits(row, 8)}`,
  },
  bank: {
    kind: 'bank',
    rows: 'bank rows',
    name: 'accounts.csv',
    options: [],
    heading: 'type,currency,account_name,account_number,bank_name,bank_code\n',
    line: (row) => `BANK,NGN,Ada Obi,${digits(row, 10)},First Bank of Nigeria,011`,
  },
  customer: {
    kind: 'customer',
    rows: 'customers of 22 kB',
    name: 'customers.ndjson',
    options: [],
    line: customerLine(example),
  },
  smallCustomer: {
    kind: 'customer',
    rows: 'customers of 2 kB, without documents',
    name: 'smallCustomers.ndjson',
    options: [],
    line: customerLine(withoutDocuments),
  },
  customerTable: {
    kind: 'customer',
    rows: 'of the same customers as CSV',
    name: 'customers.csv',
    options: [],
    heading: `${columnsOf(withoutDocuments)
      .map(([name]) => name)
      .join(',')}\n`,
    line: (row) => tableRow(withoutDocuments, row),
  },
} as const satisfies Readonly<Record<string, InputFile>>;
