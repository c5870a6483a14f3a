import { expect, test } from 'vitest';
import { addressColumn } from './addressColumn.ts';
import { textOf } from './importedList.ts';

const one = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const two = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

test.each([
  { why: 'a list without a heading', csv: `${one}\n${two}\n`, lines: [one, two] },
  {
    why: 'the column with addresses, whatever its heading',
    csv: `Name,Address,Pay to\nAma,12 High Street,${one}\nKofi,4 Low Street,${two}`,
    lines: ['', one, two],
  },
  {
    why: 'the column by its heading where no cell looks like an address',
    csv: 'name,wallet_address\nAma,adunni.eth',
    lines: ['', 'adunni.eth'],
  },
  {
    why: 'semicolons, quotes with line breaks and a byte order mark',
    csv: `\ufeffName;Wallet\r\n"Ama\r\nMensah";"${one}"\r\nKofi;${two}\r\n`,
    lines: ['', one, two],
  },
  { why: 'tabs', csv: `Ama\t${one}`, lines: [one] },
  { why: 'a quote inside a cell', csv: `12" pipes,${one}`, lines: [one] },
  { why: 'rows of different widths', csv: `Ama\nKofi,${two}`, lines: ['', two] },
  { why: 'an empty row in between', csv: `${one}\n\n${two}`, lines: [one, '', two] },
])('$why', ({ csv, lines }) => {
  const imported = addressColumn(csv);
  expect(imported && textOf(imported)).toBe(lines.join('\n'));
});

test('a row keeps its cells, also without an address', () => {
  expect(addressColumn(`name,wallet,amount\nAma,${one},12\n\nKofi,,7`)).toEqual({
    headings: ['name', 'wallet', 'amount'],
    rows: [
      undefined,
      { address: one, cells: ['Ama', one, '12'] },
      undefined,
      { address: '', cells: ['Kofi', '', '7'] },
    ],
  });
});

test.each([{ csv: '' }, { csv: 'name,amount\nAma,12' }, { csv: 'Address book' }])(
  '“$csv” has no addresses',
  ({ csv }) => {
    expect(addressColumn(csv)).toBeUndefined();
  },
);
