import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { openZip } from '../input/workbook/zipParts.ts';

const write = temporaryFolder();
const csv = [
  'Account name,Account number,Currency,Bank code,Bank name',
  'Ada Obi,0000014579,NGN,011,First Bank of Nigeria',
  'Tunde Bello,2.34801E+12,NGN,011,First Bank of Nigeria',
].join('\n');

async function partsOf() {
  const args = ['check', 'bank', '--input', 'csv', '--format', 'xlsx'];
  const { bytes } = await runInTest(args, { stdin: `${csv}\n` });
  const zip = openZip(bytes);
  const part = async (name: string): Promise<string> => {
    const pieces: string[] = [];
    for await (const piece of zip.read(name)) pieces.push(piece);
    return pieces.join('');
  };
  return { sheet: await part('xl/worksheets/sheet1.xml'), styles: await part('xl/styles.xml') };
}

const styleOf = (sheet: string, cell: string): string | undefined =>
  new RegExp(`<c r="${cell}"[^>]* s="(\\d+)"`).exec(sheet)?.[1];

test('a table of CSV comes back with its wrong cells in color, as a workbook does', async () => {
  const { sheet, styles } = await partsOf();
  expect(styles).toMatch(/FFC7CE/i);
  expect(styleOf(sheet, 'B3')).not.toBe(styleOf(sheet, 'B2'));
  expect(styleOf(sheet, 'A3')).toBe(styleOf(sheet, 'A2'));
});

test('its columns are as wide as their texts, and that of the findings is wide', async () => {
  const { sheet } = await partsOf();
  const widths = [...sheet.matchAll(/<col [^>]*width="(\d+)/g)].map(([, width]) => Number(width));
  expect(widths[0]).toBe('Account name'.length + 2);
  expect(widths[4]).toBe('First Bank of Nigeria'.length + 2);
  expect(widths.at(-1)).toBe(90);
});

const bank = 'First Bank of Nigeria';
const headings = ['Account name', 'Account number', 'Currency', 'Bank code', 'Bank name'];
const rowsOf = async (lines: readonly string[], ...options: readonly string[]) => {
  const args = ['check', ...(options.length > 0 ? options : ['bank']), '--input', 'csv'];
  const { bytes } = await runInTest([...args, '--format', 'xlsx'], { stdin: lines.join('\n') });
  return readSheet(bytes);
};

test('each row of CSV is at its number in the workbook, with titles and blank rows above it', async () => {
  const rows = await rowsOf([
    'Payouts of November,,,,',
    '',
    headings.join(','),
    '',
    `Ada Obi,0000014579,NGN,011,${bank}`,
    '',
    '',
    `Tunde Bello,2.34801E+12,NGN,011,${bank}`,
  ]);
  expect(rows.map(([first]) => first)).toEqual([
    'Payouts of November',
    null,
    'Account name',
    null,
    'Ada Obi',
    null,
    null,
    'Tunde Bello',
  ]);
  expect(rows[2]?.slice(5)).toEqual(['Result', 'Findings']);
  expect(rows[7]?.[6]).toContain('(B8, Account number)');
});

test.each([
  {
    why: 'too many cells: those beyond the headings follow the findings',
    line: `Ada Obi,0000014579,NGN,011,${bank},Lagos,paid twice`,
    cells: ['Ada Obi', '0000014579', 'NGN', '011', bank],
    beyond: ['Lagos', 'paid twice'],
    says: 'This row has 7 cells, but the heading has 5.',
  },
  {
    why: 'too few cells',
    line: 'Ada Obi,0000014579,NGN',
    cells: ['Ada Obi', '0000014579', 'NGN', null, null],
    says: 'This row has 3 cells, but the heading has 5.',
  },
  {
    why: 'quotes inside a cell',
    line: `Ada "the boss" Obi,0000014579,NGN,011,${bank}`,
    cells: ['Ada "the boss" Obi', '0000014579', 'NGN', '011', bank],
    says: 'This row has a quote inside a cell.',
  },
  {
    why: 'text after a quote',
    line: `"Ada" Obi,0000014579,NGN,011,"First Bank, Nigeria"`,
    cells: ['"Ada" Obi', '0000014579', 'NGN', '011', 'First Bank, Nigeria'],
    says: 'This row has a quote inside a cell.',
  },
])('a row that cannot be read comes back as it was, with the reason: $why', async (row) => {
  const good = `Tunde Bello,0000014579,NGN,011,${bank}`;
  const rows = await rowsOf([headings.join(','), row.line, good]);
  expect(rows[1]?.slice(0, 5)).toEqual(row.cells);
  expect(rows[1]?.[5]).toBe('Blocked');
  expect(rows[1]?.[6]).toContain(row.says);
  expect(rows[1]?.slice(7).filter((cell) => cell !== null)).toEqual(row.beyond ?? []);
  expect(rows[2]?.slice(0, 6)).toEqual([...good.split(','), 'Ready']);
});

test('the first row of a table without headings has its result', async () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const lines = [`Ada,${address}`, `Tunde,${address.replace('B', 'b')}`];
  const rows = await rowsOf(lines, 'address', '--network', 'erc20');
  expect(rows.map(([name, , result]) => [name, result])).toEqual([
    ['Ada', 'Ready'],
    ['Tunde', 'Blocked'],
  ]);
});

test('what was written to a file is said on standard error, unless --quiet', async () => {
  const file = write('said.csv', `${csv}\n`);
  const output = join(dirname(file), 'said.xlsx');
  const args = ['check', 'bank', file, '--format', 'xlsx', '--output', output];
  const { out, err } = await runInTest(args);
  expect(out).toBe('');
  expect(err).toContain(
    `passmuster: wrote ${output}: 1 ready, 1 blocked of 2 (1 error, 0 warnings, 0 info)\n`,
  );
  expect((await runInTest([...args, '--quiet'])).err).not.toContain('wrote');
  expect((await runInTest(args.slice(0, -2))).err).not.toContain('wrote');
});

test('a table that cannot be read to its end is not returned', async () => {
  const good = `Tunde Bello,0000014579,NGN,011,${bank}\n`;
  const file = write('cut.csv', `${headings.join(',')}\n${good.repeat(5000)}"Ada,0000014579\n`);
  const output = join(dirname(file), 'cut.xlsx');
  const args = ['check', 'bank', file, '--format', 'xlsx', '--output', output];
  const { code, err } = await runInTest(args);
  expect(code).toBe(2);
  expect(err).toContain("row 5002 has a quote that isn't closed");
  expect(err).not.toContain('wrote');
  expect(existsSync(output)).toBe(false);
});
