import { expect, test } from 'vitest';
import { sheetXml, workbookFile } from '../../../test/zipFile.ts';
import type { Cell } from '../rawRecord.ts';
import { readWorkbook } from './readWorkbook.ts';

const heading = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';

async function rowsOf(bytes: Buffer): Promise<readonly (readonly [number, readonly Cell[]])[]> {
  async function* one(): AsyncGenerator<Uint8Array> {
    yield bytes;
  }
  const { records } = await readWorkbook(one());
  const rows: [number, readonly Cell[]][] = [];
  for await (const record of records) {
    if ('cells' in record) rows.push([record.row, record.cells]);
  }
  return rows;
}

test('a cell in the last corner of a sheet is read alone: nothing is built between', async () => {
  const last =
    '<row r="2"><c r="A2"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>';
  const rows = await rowsOf(await workbookFile(sheetXml(`${heading}${last}`)));
  expect(rows).toEqual([[2, [1]]]);
});

const formats = [9, 10, 14, 0, 49];
const codes = [
  '000',
  '00\\-00\\-00',
  'dd/mm/yyyy;@',
  '0.0%',
  '[$-409]d mmm yyyy',
  '#,##0.00',
  '"0"0',
];
const styles = `<styleSheet><numFmts>${codes
  .map(
    (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
  )
  .join('')}</numFmts><cellXfs>${[...formats, ...codes.map((_, at) => 164 + at)]
  .map((id) => `<xf numFmtId="${id}"/>`)
  .join('')}</cellXfs></styleSheet>`;

test.each<{ cell: string; is: Cell; why: string }>([
  { cell: '<c s="0"><v>0.6</v></c>', is: 60, why: 'a percentage as it is shown' },
  { cell: '<c s="1"><v>0.125</v></c>', is: 12.5, why: 'a percentage with decimals' },
  { cell: '<c s="8"><v>0.07</v></c>', is: 7, why: 'a percentage of an own format, without noise' },
  { cell: '<c s="2"><v>43646</v></c>', is: '2019-06-30', why: 'a date' },
  { cell: '<c s="7"><v>43646.75</v></c>', is: '2019-06-30', why: 'a date with a time' },
  { cell: '<c s="9"><v>1</v></c>', is: '1900-01-01', why: 'the first day' },
  { cell: '<c s="3"><v>43646</v></c>', is: 43646, why: 'a plain number' },
  { cell: '<c s="5"><v>11</v></c>', is: '011', why: 'leading zeros that only the format has' },
  { cell: '<c s="5"><v>1234</v></c>', is: '1234', why: 'more digits than the format has' },
  { cell: '<c s="6"><v>10203</v></c>', is: '01-02-03', why: 'separators of the format' },
  { cell: '<c s="10"><v>1234.5</v></c>', is: 1234.5, why: 'separators of thousands' },
  { cell: '<c t="e"><v>#N/A</v></c>', is: '#N/A', why: 'an error value' },
  { cell: '<c><f>A1&amp;"x"</f></c>', is: '=FORMULA()', why: 'a formula without a value' },
  { cell: '<c t="str"><f>A1</f><v>7</v></c>', is: '7', why: 'the value of a formula' },
  { cell: '<c t="str"><f>A1</f><v></v></c>', is: '', why: 'an empty text of a formula' },
  { cell: '<c t="b"><v>1</v></c>', is: true, why: 'a yes' },
  { cell: '<c t="inlineStr"><is><t>007</t></is></c>', is: '007', why: 'text in place' },
  {
    cell: '<c t="inlineStr"><is><r><t>a</t></r><r><t> b</t></r><rPh><t>x</t></rPh></is></c>',
    is: 'a b',
    why: 'text in several fonts, without its pronunciation',
  },
])('a cell that is $why', async ({ cell, is }) => {
  const sheet = sheetXml(
    `<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row><row>${cell}<c s="3"><v>9</v></c></row>`,
  );
  const [row] = await rowsOf(await workbookFile(sheet, { 'xl/styles.xml': styles }));
  expect(row).toEqual([2, [is, 9]]);
});
