import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();

/** Writes a workbook of sheets of texts. */
async function workbook(name: string, sheets: readonly (readonly (readonly string[])[])[]) {
  const data = sheets.map((rows, at) => ({
    data: rows.map((row) => row.map((value) => ({ value, type: String }))),
    sheet: `Sheet ${at + 1}`,
  }));
  return write(name, await writeWorkbook(data).toBuffer());
}

const cover = [
  ['Prepared by', 'Account', 'Approved by', 'On'],
  ['Ada', 'Payroll', 'Bo', 'Monday'],
];
const payouts = [
  ['Account name', 'Account number', 'Bank', 'Bank code', 'Currency'],
  ['Adunni Foods Limited', '0000014579', 'First Bank of Nigeria', '011', 'NGN'],
];

test.each([
  { why: 'a cover sheet first', sheets: [cover, payouts], read: 'Sheet 2' },
  { why: 'the table first', sheets: [payouts, cover], read: 'Sheet 1' },
])('of a workbook with $why, $read is read', async ({ why, sheets, read }) => {
  const { out, err } = await runInTest(['check', 'bank', await workbook(`${why}.xlsx`, sheets)]);
  expect(err).toContain(`read sheet "${read}"`);
  expect(out).toContain('1 ready of 1 (0 errors, 0 warnings, 0 info)');
});

test('a sheet that somebody names is read, whatever it holds', async () => {
  const file = await workbook('named.xlsx', [cover, payouts]);
  const { err } = await runInTest(['check', 'bank', file, '--sheet', 'Sheet 1']);
  expect(err).toContain('not read');
});
