import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleDay as asOf } from '@passmuster/testing/samples';
import readSheets, { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { runInTest, terminalInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { sheetXml, workbookFile } from '../../test/zipFile.ts';
import { openRecords } from '../input/openRecords.ts';
import type { Cell } from '../input/rawRecord.ts';
import { openZip } from '../input/workbook/zipParts.ts';
import { changedCells, fixWorkbook } from './fixWorkbook.ts';

const write = temporaryFolder();
const headings = ['Note', 'Registration date', 'Business website', 'Company email'];
const text = (cell: string, value: string, style = 0): string =>
  `<c r="${cell}" s="${style}" t="inlineStr"><is><t>${value}</t></is></c>`;
const headingRow = `<row r="1">${headings.map((name, at) => text(`${'ABCD'[at]}1`, name)).join('')}</row>`;

async function fixed(file: string) {
  const copy = join(file, '../fixed.xlsx');
  const result = await runInTest(['fix', file, '-o', copy, '--as-of', asOf]);
  return { ...result, copy };
}

async function sheetOf(workbook: Uint8Array): Promise<string> {
  const pieces: string[] = [];
  const zip = openZip(Buffer.from(workbook));
  for await (const piece of zip.read('xl/worksheets/sheet1.xml')) pieces.push(piece);
  return pieces.join('');
}

test('a workbook is repaired in its cells, and another library reads it', async () => {
  const rows = [
    headings,
    ['=1+1 & <b>', '30.06.2019', 'www.karoo.co.za', 'ada@karoo.co.za'],
    ['c', '2019-06-30', 'https://karoo.co.za', 'ada @karoo.co.za'],
  ];
  const made = await writeWorkbook(
    rows.map((cells) => cells.map((value) => ({ value, type: String }))),
    { sheet: 'Customers' },
  ).toBuffer();
  const { out, copy } = await fixed(write('customers.xlsx', made));
  const bytes = readFileSync(copy);
  expect((await readSheets(bytes)).map(({ sheet }) => sheet)).toEqual(['Customers']);
  expect(await readSheet(bytes)).toEqual([
    headings,
    ['=1+1 & <b>', '2019-06-30', 'https://www.karoo.co.za', 'ada@karoo.co.za'],
    ['c', '2019-06-30', 'https://karoo.co.za', 'ada@karoo.co.za'],
  ]);
  expect(out).toContain(': B2, Registration date  fixed');
  expect(out).toContain(': D3, Company email  fixed');
  const again = await runInTest(['fix', copy, '--dry-run', '--as-of', asOf]);
  expect(again.out).toContain('0 fixes to apply');
});

test('cells keep their formats, and other parts are as they were', async () => {
  const row = `<row r="2" spans="1:4" ht="20"><c r="A2" s="3"><v>5</v></c>${text('B2', '30.06.2019', 1)}${text('C2', 'https://karoo.co.za')}</row>`;
  const file = write(
    'formats.xlsx',
    await workbookFile(sheetXml(headingRow + row), { 'xl/media/logo.png': 'image' }),
  );
  const { copy } = await fixed(file);
  const sheet = await sheetOf(readFileSync(copy));
  expect(sheet).toContain(
    '<c r="B2" s="1" t="inlineStr"><is><t xml:space="preserve">2019-06-30</t></is></c>',
  );
  expect(sheet).toContain('<row r="2" ht="20"><c r="A2" s="3"><v>5</v></c>');
  // These say where the copy comes from.
  const own = /sheet1|^\[Content_Types\]|^_rels|^docProps\/custom/;
  const packed = (bytes: Buffer) =>
    [...openZip(bytes).packed()].filter(({ name }) => !own.test(name));
  expect(packed(readFileSync(copy))).toEqual(packed(readFileSync(file)));
});

test('a blank cell is added in its place, also after the last one of a row', async () => {
  const row = `<row r="2">${text('B2', '2019-06-30')}${text('C2', 'https://karoo.co.za')}</row>`;
  const file = write('blank.xlsx', await workbookFile(sheetXml(headingRow + row)));
  const { workbook } = await openRecords(file, {}, terminalInTest());
  if (!workbook) throw new Error('The file is not read as a workbook');
  const record = (cells: readonly Cell[]) => ({ row: 2, cells });
  const texts = changedCells([
    {
      before: record([null, 'b', 'c', null]),
      after: record(['1 & 2', 'b', 'c', 'd']),
    },
  ]);
  const sheet = await sheetOf(await fixWorkbook(workbook, texts));
  const cell = (name: string, value: string): string =>
    `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
  expect(sheet).toContain(`<row r="2">${cell('A2', '1 &#38; 2')}<c r="B2"`);
  expect(sheet).toContain(`</c>${cell('D2', 'd')}</row>`);
});

test.each([
  {
    why: 'a formula',
    cells: '<c r="B2" t="str"><f>A2</f><v>30.06.2019</v></c>',
    after: '',
    says: 'B2: replace the formula by its value',
  },
  {
    why: 'a merged cell',
    cells: text('B2', '30.06.2019'),
    after: '<mergeCells><mergeCell ref="B2:B3"/></mergeCells>',
    says: 'unmerge the cells',
  },
])('$why is not changed', async ({ cells, after, says }) => {
  const sheet = sheetXml(
    `${headingRow}<row r="2">${cells}${text('C2', 'https://karoo.co.za')}</row>`,
  );
  const file = write(
    'refused.xlsx',
    await workbookFile(sheet.replace('</sheetData>', `</sheetData>${after}`)),
  );
  const { code, err } = await fixed(file);
  expect(err).toContain(says);
  expect(code).toBe(2);
});

test('a sheet with more merged cells than are compared is refused', async () => {
  const merged = '<mergeCell ref="F1:G1"/>'.repeat(10_001);
  const row = `<row r="2">${text('B2', '2019-06-30')}</row>`;
  const sheet = sheetXml(headingRow + row).replace(
    '</sheetData>',
    `</sheetData><mergeCells>${merged}</mergeCells>`,
  );
  const file = write('merged.xlsx', await workbookFile(sheet));
  const { workbook } = await openRecords(file, {}, terminalInTest());
  if (!workbook) throw new Error('The file is not read as a workbook');
  const changes = (rows: number) =>
    new Map(Array.from({ length: rows }, (_, i) => [i + 2, new Map([[2, '2019-07-01']])]));
  await expect(fixWorkbook(workbook, changes(1_000))).rejects.toThrow('too many merged cells');
  expect(await sheetOf(await fixWorkbook(workbook, changes(1)))).toContain('2019-07-01');
});
