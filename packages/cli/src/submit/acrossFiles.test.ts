import { copyFileSync, existsSync, linkSync, renameSync, writeFileSync } from 'node:fs';
import { customerSample } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { beside, filesAlone } from '../../test/filesAlone.ts';
import { dropping, submitting, wallet } from '../../test/submitting.ts';

const { submit, submitKind, created } = submitting();
const customers = submitKind('customer');
const accounts = submitKind('bank');

const writeAlone = filesAlone();
let phones = 27_211_330_000;
function customer(more: object = {}): object {
  phones += 1;
  const unique = { email: `across${phones}@karootrading.co.za`, phone: `+${phones}` };
  return { ...customerSample, ...unique, ...more };
}
let numbers = 1_512_370_000;
function account(more: object = {}): object {
  numbers += 137;
  const accountNumber = String(numbers);
  const method = { type: 'BANK', currency: 'ZAR', account_name: 'Karoo Trading' };
  return {
    ...method,
    bank_name: 'Chase',
    bank_code: '021000021',
    account_number: accountNumber,
    ...more,
  };
}
const lines = (...bodies: readonly object[]): string =>
  bodies.map((body) => `${JSON.stringify(body)}\n`).join('');
const uuid = '[\\da-f-]{36}';

test('a renamed copy of a file sends nothing, and names the file, row, time and id of each', async () => {
  const file = writeAlone('first.ndjson', wallet('copied a') + wallet('copied b'));
  await submit(file);
  const copy = beside(file, 'second.ndjson');
  copyFileSync(file, copy);
  const { out, code } = await submit(copy);
  expect(out).toMatch(
    new RegExp(
      `^${copy}:2 {2}not sent: ${file}:2 has the same content, was sent 2\\S+Z, and was created as ${uuid}\\. To send this one too: passmuster submit wallet "${copy}" --base-url \\S+ --resend 2$`,
      'm',
    ),
  );
  expect(out).toContain('2 not sent because an earlier row is the same\n');
  expect(code).toBe(1);
  expect((await submit(copy, ['--resend', '2'])).out).toContain('1 created, 1 not sent');
  expect((await created()).get('copied a')).toBe(1);
  expect((await created()).get('copied b')).toBe(2);
});

test('a renamed file, whose journal kept its name, sends nothing', async () => {
  const file = writeAlone('old name.ndjson', wallet('renamed'));
  await submit(file);
  renameSync(file, beside(file, 'new name.ndjson'));
  const { out } = await submit(beside(file, 'new name.ndjson'));
  expect(out).toContain('old name.ndjson.journal:1 has the same content');
  expect((await created()).get('renamed')).toBe(1);
});

test('a hard link is the file: it has the same journal', async () => {
  const file = writeAlone('name.ndjson', wallet('hard link'));
  await submit(file);
  const link = beside(file, 'another.ndjson');
  linkSync(file, link);
  expect((await submit(link)).out).toBe('1 already sent\n');
  expect(existsSync(`${link}.journal`)).toBe(false);
});

test('rows that are split over two files or joined in one are known', async () => {
  const [a, b] = [wallet('joined'), wallet('split')];
  const file = writeAlone('both.ndjson', a + b);
  await submit(file);
  for (const [name, text] of [
    ['a.ndjson', a],
    ['b.ndjson', b],
    ['twice.ndjson', b + a + a],
  ] as const) {
    const part = beside(file, name);
    writeFileSync(part, text);
    expect((await submit(part)).out, name).not.toContain('created\n');
  }
  expect((await created()).get('joined')).toBe(1);
});

test('a corrected copy sends the corrected rows, and those that were refused before', async () => {
  const [sent, blocked] = [customer(), customer({ registration_date: '2099-01-15' })];
  const file = writeAlone('customers.ndjson', lines(sent, blocked));
  expect((await customers(file)).out).toContain('1 created, 1 blocked');
  const copy = beside(file, 'corrected.ndjson');
  writeFileSync(
    copy,
    lines(
      { ...sent, website: 'https://other.example' },
      { ...blocked, registration_date: '2019-01-15' },
    ),
  );
  const { out } = await customers(copy);
  expect(out).toContain(`${file}:1 has the same email or phone`);
  expect(out).toContain('1 created, 1 not sent because');
});

test('a row of another file whose answer was lost may exist, and is not sent', async () => {
  const file = writeAlone('lost.ndjson', wallet('lost in another file'));
  await submit(file, [], { fetch: dropping });
  const copy = beside(file, 'copy.ndjson');
  copyFileSync(file, copy);
  expect((await submit(copy)).out).toMatch(/was sent \S+, and may have been created\. To send/);
});

test.each([
  { what: 'one letter of the name', change: { account_name: 'Karoo Tradinq' }, sent: 0 },
  { what: 'the name of the bank', change: { bank_name: 'Capitec' }, sent: 0 },
  { what: 'the number', change: { account_number: '1500991234' }, sent: 1 },
])('a payout method that differs in $what: $sent sent', async ({ change, sent }) => {
  const first = account();
  const file = writeAlone('accounts.ndjson', lines(first));
  expect((await accounts(file, ['--fail-on', 'error'])).out).toContain('1 created');
  writeFileSync(file, lines({ ...first, ...change }));
  const edited = await accounts(file, ['--fail-on', 'error']);
  const copy = beside(file, 'copy.ndjson');
  copyFileSync(file, copy);
  const copied = await accounts(copy, ['--fail-on', 'error']);
  expect(edited.out.includes('1 created')).toBe(sent === 1);
  if (sent === 0) expect(edited.out).toContain(`${file}:1 has the same account number`);
  expect(copied.out).toContain('1 not sent because an earlier row is the same');
});

test('of two equal accounts in one file, the second is held back and named', async () => {
  const twice = account();
  const file = writeAlone('equal.ndjson', lines(twice, { ...twice, account_name: 'A. Other' }));
  const { out } = await accounts(file, ['--fail-on', 'error', '--concurrency', '1']);
  expect(out).toMatch(
    new RegExp(
      `^${file}:2 {2}not sent: ${file}:1 has the same account number, was sent .* --resend 2$`,
      'm',
    ),
  );
  expect(out).toContain('1 created, 1 not sent because an earlier row is the same\n');
});

test('a row that was sent with an acceptance is known as sent without it', async () => {
  const look = customer({ contact_person_email: 'thandi@example.com' });
  const file = writeAlone('accepted.ndjson', lines(look));
  const who = ['--accepted-by', 'A. Obi', '--reason', 'Called back'];
  await customers(file, ['--accept', 'email/public-domain', ...who]);
  const { out, code } = await customers(file);
  expect(out).toBe('1 already sent\n');
  expect(code).toBe(0);
});
