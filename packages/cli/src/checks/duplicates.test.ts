import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { Duplicates } from './duplicates.ts';

const examples = new URL('../../../../examples', import.meta.url).pathname;
const write = temporaryFolder();
const incomplete = JSON.parse(readFileSync(`${examples}/incomplete.json`, 'utf8'));

test('an email that a second customer of the file has is found, with the place of the first', async () => {
  const second = { ...incomplete, email: incomplete.email.toUpperCase(), phone: '+233302665678' };
  const file = write('two.ndjson', `${JSON.stringify(incomplete)}\n${JSON.stringify(second)}\n`);
  const { out } = await runInTest(['check', 'customer', file, '--format', 'ndjson']);
  const [first, other] = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).findings);
  const messages = (findings: { rule: string; message: string }[]) =>
    findings.filter(({ rule }) => rule.startsWith('file/')).map(({ message }) => message);
  expect(messages(first)).toEqual([]);
  expect(messages(other)).toEqual([`email must be unique; row 1 has the same one, ignoring case`]);
});

const accounts = [
  'account_number,bank_code,bank_name,customer_id,why',
  '0000014579,011,First Bank,,the first',
  '0000014579,044,Access Bank,,the same number at another bank',
  '0000014580,011,First Bank,,another number at the same bank',
  '0000014579,011,FIRST BANK,,the account of row 2',
  '1234567890,011,First Bank,,a placeholder',
  '1234567890,011,First Bank,,the same placeholder',
  '0000014579,,First Bank,,no code',
  ' 0000014579 ,,first bank,,the account of row 8',
  ',011,First Bank,,no number',
  ',011,First Bank,,no number either',
  '0000014579,011,First Bank,5f0c8a4e-7d0b-4c0e-9a53-0d6d1c1f3a11,the account of row 2 for a customer',
];

test('a bank account that an earlier row has is found; a placeholder, a missing number and one for another customer are not', async () => {
  const file = write('accounts.csv', `${accounts.join('\n')}\n`);
  const found = async (...args: readonly string[]) => {
    const { out } = await runInTest(['check', 'bank', file, '--format', 'csv', ...args]);
    return out.split('\r\n').filter((line) => line.includes('file/unique-account'));
  };
  const lines = await found();
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(`accounts.csv,5,account_number,warning,file/unique-account,row 2 has`);
  expect(lines[1]).toContain(`accounts.csv,9,account_number,warning,file/unique-account,row 8 has`);
  expect(await found('--rule', 'file/unique-account=off')).toEqual([]);
});

test.each([
  { lang: 'en', row: 'row 2' },
  { lang: 'fr', row: 'ligne 2' },
  { lang: 'pt-BR', row: 'linha 2' },
  { lang: 'pt-PT', row: 'linha 2' },
])('an earlier row is named in $lang, with its file if that is another one', async (named) => {
  const [heading = '', first = '', , , again = ''] = accounts;
  const file = write(`one ${named.lang}.csv`, `${[heading, first, again].join('\n')}\n`);
  const other = write(`other ${named.lang}.csv`, `${[heading, again].join('\n')}\n`);
  const { out } = await runInTest(['check', 'bank', file, other, '--lang', named.lang]);
  const text = out.replace(/\s+/g, ' ');
  expect(text).toContain(`(${named.row}). `);
  expect(text).toContain(`(${named.row}, one ${named.lang}.csv). `);
});

test('a page that is sent on names no folder', async () => {
  const file = write('sent.csv', `${accounts.slice(0, 5).join('\n')}\n`);
  const { out } = await runInTest(['check', 'bank', file, '--format', 'html']);
  expect(out).toContain('already listed (row 2)');
  expect(out).not.toContain(`(${file}`);
});

test('files of the same name are named with their folders', () => {
  const duplicates = new Duplicates();
  const value = { field: 'account_number', text: 'a' } as const;
  duplicates.beginFile('may/accounts.csv');
  duplicates.compareOne(value, 2);
  duplicates.beginFile('june/accounts.csv');
  expect(duplicates.compareOne(value, 3)[0]?.message).toBe(
    'row 2, may/accounts.csv has the same account number at the same bank',
  );
});

test('a bank account of an earlier shard is found', async () => {
  const file = write('accounts-shards.csv', `${accounts.slice(0, 5).join('\n')}\n`);
  const args = ['check', 'bank', file, '--format', 'csv', '--shard', '2/2'];
  expect((await runInTest(args)).out).toContain('file/unique-account');
});

const [one, other] = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
];

test.each([
  { name: 'lines.txt', rows: [one, other, one.toLowerCase(), 'me.eth', 'me.eth'], again: [3] },
  {
    name: 'table.csv',
    rows: [
      'address,network',
      `${one},erc20`,
      `${one},polygon`,
      ` ${one.toLowerCase()},erc20`,
      'x',
      'x',
    ],
    again: [],
  },
  { name: 'one-network.csv', rows: ['address', one, other, one, '0x', '0x'], again: [4] },
])('an address that stands twice on a network is named as information in $name', async (file) => {
  const path = write(file.name, `${file.rows.join('\n')}\n`);
  const args = ['check', 'address', path, '--network', 'polygon', '--format', 'csv'];
  const lines = (await runInTest(args)).out
    .split('\r\n')
    .filter((line) => line.includes('file/unique-address'));
  expect(lines.map((line) => Number(line.split(',')[1]))).toEqual(file.again);
  for (const line of lines)
    expect(line).toMatch(/,address,info,[^,]*,row [12] has the same address/);
});
