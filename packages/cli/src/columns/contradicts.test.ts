import { describe, expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { columnsOf } from './columnsOf.ts';
import { contradicts } from './contradicts.ts';

const write = temporaryFolder();

const columnOf = (path: string) => {
  const column = [...columnsOf('customer'), ...columnsOf('bank')].find((one) => one.path === path);
  if (!column) throw new Error(`there is no column ${path}`);
  return column;
};

describe('cells below a heading', () => {
  test.each([
    { path: 'registration_date', cells: ['Ada', 'Obi', 'Bello'] },
    { path: 'email', cells: ['Lagos', 'Abuja', 'Kano'] },
    { path: 'phone', cells: ['Ada', 'Obi', 'n/a'] },
    { path: 'expected_monthly_income', cells: ['high', 'low', 'low'] },
    { path: 'business_name', cells: ['a@b.com', 'c@d.com', 'e@f.org'] },
    { path: 'account_number', cells: ['Ada Obi', 'Kijani Ltd', 'Mill'] },
    { path: 'trading_name', cells: ['2020-01-02', '03/04/2019', '1.2.2018'] },
  ])('contradict $path', ({ path, cells }) => {
    expect(contradicts(cells, columnOf(path))).toBe(true);
    // One that may be a value, with a mistake or not, is enough to read the column; so are few cells.
    expect(contradicts(cells.slice(1), columnOf(path))).toBe(false);
    expect(contradicts([...cells, '2019-13-45 x@y.z'], columnOf(path))).toBe(false);
  });

  test.each([
    { path: 'registration_date', cells: ['2019-13-45', 'May 2019', '14-Mar-17'] },
    { path: 'email', cells: ['ada(at)kijani.com', 'ada.kijani.com', 'ada@'] },
    { path: 'phone', cells: ['0803', '0803 310', '+234'] },
    { path: 'registration_number', cells: ['RC 1', 'none', 'pending'] },
  ])('with mistakes in each row are still those of $path', ({ path, cells }) => {
    expect(contradicts(cells, columnOf(path))).toBe(false);
  });
});

const people = 'Ada,Obi,Bello'.split(',');

test('a column whose cells contradict its heading is not read, and has no guess', async () => {
  const rows = people.map((name) => `${name} Ltd,${name}`).join('\n');
  const file = write('contradicts.csv', `Company name,Date of incorporation\n${rows}\n`);
  const { out, err } = await runInTest(['map', file, '--kind', 'customer']);
  expect(out).toMatch(/^ {2}Date of incorporation +not read$/m);
  expect(err).toBe('');
});

test("the API's own name and a heading of --map are read whatever the cells hold, so that each row is a finding", async () => {
  const rows = people.map((name) => `${name} Ltd,${name}`).join('\n');
  const named = write('named.csv', `business_name,registration_date\n${rows}\n`);
  const mapped = write('mapped.csv', `business_name,Incorporated\n${rows}\n`);
  for (const args of [[named], [mapped, '--map', 'registration_date=Incorporated']]) {
    const { out } = await runInTest(['check', 'customer', ...args, '--format', 'csv']);
    const found = out.split('\n').filter((line) => line.includes(',registration_date,'));
    expect(found.map((line) => line.split(',')[1])).toEqual(['2', '3', '4']);
  }
});

test.each([
  {
    currencies: ['NGN', 'NGN'],
    reads: 'not read',
    why: 'a branch of a Nigerian bank is not the bank',
  },
  { currencies: ['Rand', 'NGN'], reads: 'bank_code', why: 'a row is in rand' },
  { currencies: ['', ''], reads: 'bank_code', why: 'no row says' },
])('a branch code in $currencies is $reads: $why', async ({ currencies, reads }) => {
  const rows = currencies.map((currency) => `Ada,0123456789,250655,${currency}\n`).join('');
  const file = write('branch.csv', `Beneficiary,Account number,Branch code,Currency\n${rows}`);
  const { out } = await runInTest(['map', file, '--kind', 'bank']);
  expect(out).toMatch(new RegExp(`^ {2}Branch code +${reads}`, 'm'));
});
