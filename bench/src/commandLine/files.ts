import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';

/** A file of one kind; `write` returns how many records it wrote. */
interface InputFile {
  readonly kind: 'address' | 'bank' | 'phone' | 'customer';
  readonly name: string;
  readonly options: readonly string[];
  readonly write: (path: string, scale: number) => number;
}

const digits = (row: number, length: number): string => String(row).padStart(length, '0');

/** Returns a function that writes a heading and `count` lines. */
const lines =
  (count: number, line: (row: number) => string, heading = '') =>
  (path: string, scale: number): number => {
    const file = openSync(path, 'w');
    let block = heading;
    for (let row = 0; row < count * scale; row++) {
      block += `${line(row)}\n`;
      if (block.length < 1 << 20 && row < count * scale - 1) continue;
      writeSync(file, block);
      block = '';
    }
    closeSync(file);
    return count * scale;
  };

const example = JSON.parse(
  readFileSync(new URL('../../../examples/us-llc.json', import.meta.url), 'utf8'),
) as object;

export const files: readonly InputFile[] = [
  {
    kind: 'address',
    name: 'addresses.txt',
    options: ['--network', 'polygon'],
    write: lines(200_000, (row) => `0x${digits(row, 40)}`),
  },
  {
    kind: 'phone',
    name: 'phones.txt',
    options: [],
    write: lines(200_000, (row) => `+23480${digits(row, 8)}`),
  },
  {
    kind: 'bank',
    name: 'accounts.csv',
    options: [],
    write: lines(
      200_000,
      (row) => `BANK,NGN,Ada Obi,${digits(row, 10)},First Bank of Nigeria,011`,
      'type,currency,account_name,account_number,bank_name,bank_code\n',
    ),
  },
  {
    kind: 'customer',
    name: 'customers.ndjson',
    options: [],
    write: lines(4_000, (row) =>
      JSON.stringify({
        ...example,
        email: `owner${row}@example-firm.com`,
        phone: `+1202${digits(row, 7)}`,
      }),
    ),
  },
];
