import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { customerSample } from '@passmuster/testing/samples';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { beside, filesAlone } from '../../test/filesAlone.ts';
import { dropping, submitting, wallet } from '../../test/submitting.ts';

const { submit, submitKind } = submitting();
const customers = submitKind('customer');
const banks = submitKind('bank');
const writeAlone = filesAlone();
const uuid = /^[\da-f-]{36}$/;

let numbers = 0;
function customer(more: object = {}): object {
  numbers += 1;
  const phone = `+2721133${1000 + numbers}`;
  return {
    ...customerSample,
    ...{ email: `results${numbers}@karootrading.co.za`, phone },
    ...{ registration_number: `2019/${123400 + numbers}/07`, ...more },
  };
}
const lines = (...bodies: readonly object[]): string =>
  bodies.map((body) => `${JSON.stringify(body)}\n`).join('');
const recordsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('results say of each row what became of it, in the order of the file', async () => {
  const first = customer();
  const again = customer({ email: Reflect.get(first, 'email') });
  const blocked = customer({ registration_date: '2099-01-15' });
  const known = writeAlone('known.ndjson', lines(first));
  await customers(known);
  const file = writeAlone('customers.ndjson', lines(again, blocked, customer()));
  const output = beside(file, 'results.ndjson');
  const { err } = await customers(file, ['--output', output]);
  expect(err).toContain(`wrote ${output}: 3 rows`);
  const [refused, held, created] = recordsOf(output);
  expect(refused).toMatchObject({
    row: 1,
    outcome: 'refused',
    id: '',
    code: '409 DUPLICATE_EMAIL',
  });
  expect(refused.sentence).toContain('another customer has this email');
  expect(held).toMatchObject({ row: 2, outcome: 'blocked', id: '' });
  expect(held.sentence).not.toBe('');
  expect(created).toMatchObject({ row: 3, outcome: 'created', code: '', sentence: 'created' });
  expect(created.id).toMatch(uuid);
  expect(created.registration_number).toMatch(/^2019/);
});

test('a second run gives the ids of the first', async () => {
  const file = writeAlone('twice.ndjson', wallet('results twice'));
  const outputs = ['one.csv', 'two.csv'].map((name) => beside(file, name));
  for (const output of outputs) await submit(file, ['--output', output]);
  const [one, two] = outputs.map((output) => readFileSync(output, 'utf8').split('\r\n')[1]);
  expect(two?.split(',').slice(0, 4)).toEqual(one?.split(',').slice(0, 4));
  expect(two).toContain('sent by an earlier run');
});

async function workbook(name: string, rows: readonly (readonly string[])[]): Promise<string> {
  const file = writeAlone(name, '');
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
  writeFileSync(file, await writeWorkbook(cells).toBuffer());
  return file;
}

test('a workbook comes back with columns for outcome and id, also from its own result', async () => {
  const file = await workbook('wallets.xlsx', [
    ['Wallets of November', '', ''],
    ['Currency', 'Network', 'Note to self'],
    ['USDC', 'polygon', 'keep'],
    ['USDC', 'nowhere', ''],
  ]);
  const output = beside(file, 'results.xlsx');
  await submit(file, ['--output', output]);
  const rows = await readSheet(readFileSync(output));
  expect(rows[1]).toEqual([
    'Currency',
    'Network',
    'Note to self',
    'Outcome',
    'Id',
    'Code',
    'What happened',
  ]);
  expect(rows[2]?.slice(0, 4)).toEqual(['USDC', 'polygon', 'keep', 'created']);
  expect(rows[2]?.[4]).toMatch(uuid);
  expect(rows[3]?.[3]).toBe('blocked');
  const again = beside(file, 'again.xlsx');
  const { out } = await submit(output, ['--output', again]);
  expect(out).toContain('1 not sent because');
  const next = await readSheet(readFileSync(again));
  expect(next[1]).toEqual(rows[1]);
  expect(next[2]?.slice(3, 5)).toEqual(['held back', rows[2]?.[4]]);
});

test.each([
  { name: 'results.txt', says: 'name a .csv, .ndjson or .xlsx file' },
  { name: 'results.xlsx', says: 'results as .xlsx need rows from a workbook' },
  { name: 'none/results.csv', says: 'its folder does not exist' },
  { name: 'there.csv', says: 'this file exists already' },
])('$name is refused before anything is sent: $says', async ({ name, says }) => {
  const file = writeAlone('refused.ndjson', wallet('results refused'));
  writeFileSync(beside(file, 'there.csv'), 'kept');
  const { err, out, code } = await submit(file, ['--output', beside(file, name)]);
  expect(err).toContain(says);
  expect({ out, code }).toEqual({ out: '', code: 2 });
  expect(readFileSync(beside(file, 'there.csv'), 'utf8')).toBe('kept');
});

test('results are written of what was sent before the API was lost', async () => {
  const file = writeAlone('stopped.ndjson', wallet('lost result'));
  const output = beside(file, 'results.ndjson');
  await submit(file, ['--output', output], { fetch: dropping });
  expect(recordsOf(output)).toMatchObject([{ row: 1, outcome: 'unknown', id: '' }]);
});

test('wallets and accounts take the ids of customers by registration number or another column', async () => {
  const file = writeAlone(
    'clients.ndjson',
    lines(customer(), customer(), customer({ registration_date: '2099-01-15' })),
  );
  const results = beside(file, 'results.csv');
  await customers(file, ['--output', results]);
  const [one, two, blocked] = recordsOf(file).map((record) => record.registration_number);
  const table = beside(file, 'wallets.csv');
  const rows = [one, ` ${two} `, blocked, '', '1999/000000/07'].map((key) => `USDC,polygon,${key}`);
  writeFileSync(table, ['currency,network,Company registration number', ...rows, ''].join('\n'));
  const output = beside(file, 'wallet results.csv');
  const { out, err } = await submit(table, ['--customers', results, '--output', output]);
  expect(err).not.toContain('ignored');
  expect(out).toContain('2 created, 3 blocked (not sent)');
  for (const says of ['wasn’t created', 'Enter the registration number', 'isn’t in the results']) {
    expect(readFileSync(output, 'utf8')).toContain(says);
  }
  const sent = beside(file, 'wallets.ndjson');
  const account = { type: 'BANK', currency: 'ZAR', account_name: 'Karoo', bank_name: 'FNB' };
  const number = { account_number: '1512370998', bank_code: '250655' };
  writeFileSync(sent, lines({ ...account, ...number, client: one }));
  const named = ['--customers', beside(file, 'named.csv'), '--customers-by', 'client'];
  const id = readFileSync(results, 'utf8').split('\r\n')[1]?.split(',')[3];
  writeFileSync(beside(file, 'named.csv'), `client,Id\n${one},${id}\n`);
  expect((await banks(sent, [...named, '--fail-on', 'error'])).out).toContain('1 created');
  expect(existsSync(`${sent}.journal`)).toBe(true);
});

test.each([
  { content: 'registration_number,note\n1,2\n', says: 'no column Id' },
  { content: 'note,id\n1,2\n', says: 'no column has the registration number' },
])('customers without what joins them are refused: $says', async ({ content, says }) => {
  const file = writeAlone('wallets.csv', 'currency,registration number\nUSDC,1\n');
  const results = beside(file, 'results.csv');
  writeFileSync(results, content);
  expect((await submit(file, ['--customers', results])).err).toContain(says);
});
