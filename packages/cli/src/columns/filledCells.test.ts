import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import type { Cell } from '../input/rawRecord.ts';
import type { Kind } from './kind.ts';
import { matchHeadings } from './matchHeadings.ts';
import { recordReader } from './recordReader.ts';

const write = temporaryFolder();

/** Returns a row as it is read under headings. */
async function read(kind: Kind, row: Readonly<Record<string, Cell>>) {
  const { bound, unknown } = await matchHeadings(kind, Object.keys(row));
  const { value, findings } = recordReader({ kind, bound })({ row: 2, cells: Object.values(row) });
  return { value, rules: findings.map(({ rule }) => rule), unknown };
}

test.each([
  ['O', true],
  ['N', false],
  ['x', true],
  ['✓', true],
  ['✗', false],
  ['N/A', undefined],
  ['–', undefined],
])('“%s” answers a question with %s', async (cell, value) => {
  const { value: record } = await read('customer', { 'Is a DAO': cell });
  expect(record).toEqual({
    business_owners: [],
    documents: [],
    ...(value !== undefined && { is_dao: value }),
  });
});

test.each([
  ['Naira', 'NGN'],
  ['₦', 'NGN'],
  ['Rand', 'ZAR'],
  ['R', 'ZAR'],
  ['ZAR ', 'ZAR'],
])('%s is the currency %s', async (cell, currency) => {
  expect((await read('bank', { Currency: cell })).value).toMatchObject({ currency });
});

test('a nationality is read where one belongs, and nowhere else', async () => {
  const { value } = await read('customer', {
    'Owner 1 Nationality': 'Nigériane',
    Country: 'Nigerian',
  });
  expect(value).toMatchObject({
    business_owners: [{ nationality: 'NG' }],
    registered_address: { country: 'Nigerian' },
  });
});

test.each([
  [{ 'Dial code': '+234', 'Business phone': '803 312 0456' }, '+2348033120456'],
  [{ 'Business phone': '803 312 0456', 'Country code': '234' }, '+2348033120456'],
  [{ 'Business phone': '803 312 0456', 'Country code': 'NG' }, '803 312 0456'],
  [{ 'Dial code': '+234', 'Business phone': '+27821234567' }, '+27821234567'],
  [{ 'Dial code': '', 'Business phone': '803 312 0456' }, '803 312 0456'],
])('a calling code beside a phone number completes it: %o', async (row, phone) => {
  const { value, unknown } = await read('customer', row);
  expect(value).toMatchObject({ phone });
  expect(unknown).toEqual([]);
});

test('a calling code gets back the sign that a spreadsheet drops', async () => {
  const { value } = await read('customer', { 'Phone country code': 234 });
  expect(value).toMatchObject({ phone_country_code: '+234' });
});

test('no-break and zero-width spaces are left out of a text, but an address stays as it is', async () => {
  const { value } = await read('bank', {
    'Account name': 'Ada\u00a0Foods\u200b',
    'Account number': '\ufeff0000014579\u00a0',
  });
  expect(value).toMatchObject({ account_name: 'Ada Foods', account_number: '0000014579' });
  const hidden = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\u200b';
  expect((await read('address', { Address: hidden })).value).toEqual({ address: hidden });
});

test.each([
  ['14-Mar-17', 'input/date-year'],
  ['14 mars 17', 'input/date-year'],
  ['14-Mar-2017', 'input/date-form'],
  ['3 fevereiro 1990', 'input/date-form'],
])('%s is a date in another form', async (cell, rule) => {
  expect((await read('customer', { 'Registration date': cell })).rules).toEqual([rule]);
});

const accounts =
  'Account name,Account number,Bank,Bank code,Currency,Amount\nAdunni Foods Limited,0000014579,First Bank of Nigeria,011,NGN,1000\nTotal,,,,,1000\n';

test('a total is skipped and named, and is in no count', async () => {
  const file = write('totals.csv', accounts);
  const { code, out, err } = await runInTest(['check', 'bank', file]);
  expect(err).toContain(`${file}: row 3 looks like a total, so it is skipped\n`);
  expect(out).toContain('1 ready of 1 (0 errors, 0 warnings, 0 info)');
  expect(code).toBe(0);
  const submitted = await runInTest([
    'submit',
    'bank',
    file,
    '--dry-run',
    '--base-url',
    'http://127.0.0.1:1',
  ]);
  expect(submitted.err + submitted.out).toContain('row 3 looks like a total, so it is skipped');
});

test('a workbook of a CSV file keeps its total', async () => {
  const file = write('kept.csv', `${accounts}Bola,0000014580,First Bank of Nigeria,011,NGN,1\n`);
  const copy = write('kept.xlsx', '');
  await runInTest(['check', 'bank', file, '--format', 'xlsx', '-o', copy]);
  const { err, out } = await runInTest(['check', 'bank', copy, '--format', 'json']);
  expect(err).toContain('row 3 looks like a total');
  expect(JSON.parse(out).reports.map(({ row }: { row: number }) => row)).toEqual([2, 4]);
});
