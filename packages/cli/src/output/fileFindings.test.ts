import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const account = '0000014579';
const csv = (headings: string, rows: readonly string[]): string =>
  write('table.csv', `${[headings, ...rows].join('\n')}\n`);
const places = (out: string): readonly string[] =>
  [...out.matchAll(/table\.csv(.*?) {2}(?:error|warning|info)$/gm)].map(([, place = '']) => place);

test.each([
  {
    why: 'a field that no column gives is named once, and a cell that is empty in its row',
    kind: 'bank',
    headings: 'account_number,account_name,bank_code',
    rows: [`${account},Ada Obi,011`, `${account},Ada Obi,`, `,Ada Obi,011`],
    found: ['', ': C3, bank_code', ': A4, account_number'],
    also: '2 required columns are missing: currency, bank_name. The template has them all',
  },
  {
    why: 'a field whose column is there and empty is named for each row',
    kind: 'bank',
    headings: 'account_number,account_name,bank_code,bank_name,currency',
    rows: [`${account},Ada Obi,011,First Bank,`, `${account},Ada Obi,011,First Bank,`],
    found: [': E2, currency', ': E3, currency'],
    also: undefined,
  },
  {
    why: 'a wallet list without the currency',
    kind: 'wallet',
    headings: 'network,description',
    rows: ['polygon,One', 'polygon,Two', 'erc20,Three'],
    found: [''],
    also: '1 required column is missing: currency.',
  },
])('$why', async ({ kind, headings, rows, found, also }) => {
  const { out } = await runInTest([
    'check',
    kind,
    csv(headings, rows),
    '--rule',
    'file/unique-account=off',
  ]);
  expect([...places(out)].sort()).toEqual([...found].sort());
  if (also !== undefined) expect(out.replace(/\s+/g, ' ')).toContain(also);
});

test('the columns to add are named, and the option that names another column', async () => {
  const { out } = await runInTest(['check', 'wallet', csv('network', ['polygon', 'polygon'])]);
  expect(out.replace(/\s+/g, ' ')).toContain(
    'The template has them all: passmuster template wallet. Or name a column that gives one: --map currency="Heading".',
  );
  expect(out).toContain('0 ready, 2 blocked of 2 (2 errors, 0 warnings, 0 info)');
});

test('each of two files is shown its own missing columns', async () => {
  const files = ['one.csv', 'two.csv'].map((name) => write(name, 'network\npolygon\npolygon\n'));
  const { out } = await runInTest(['check', 'wallet', ...files]);
  expect([...out.matchAll(/(\w+\.csv) {2}error/g)].map(([, name]) => name)).toEqual([
    'one.csv',
    'two.csv',
  ]);
});

test('the columns of missing lists are named once for a customer table', async () => {
  const file = csv('business_name,email', ['Adunni Foods,a@adunni.ng', 'Kano Mills,b@kano.ng']);
  const { out } = await runInTest(['check', 'customer', file]);
  const text = out.replace(/\s+/g, ' ');
  expect(text).toContain('Add documents[0].doc_type, documents[0].sub_type');
  expect(places(out).every((place) => !/^:\d/.test(place))).toBe(true);
});

test('a bank list without type is read as BANK, the only choice; an empty cell is an error', async () => {
  const row = `${account},Ada Obi,011,First Bank of Nigeria,NGN`;
  const headings = 'account_number,account_name,bank_code,bank_name,currency';
  const without = await runInTest(['check', 'bank', csv(headings, [row])]);
  expect(without.out).toContain('1 ready of 1 (0 errors');
  expect(without.err).toBe('');
  const empty = await runInTest(['check', 'bank', csv(`type,${headings}`, [`,${row}`])]);
  expect(places(empty.out)).toEqual([': A2, type']);
  expect(empty.err).toBe('');
});

test('formats for programs say it of each row', async () => {
  const file = csv('network', ['polygon', 'polygon']);
  const { out } = await runInTest(['check', 'wallet', file, '--format', 'csv']);
  expect(out.match(/,currency,error,/g)).toHaveLength(2);
});
