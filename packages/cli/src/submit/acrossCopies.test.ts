import { existsSync, linkSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { beside, filesAlone } from '../../test/filesAlone.ts';
import { runInTest } from '../../test/runInTest.ts';
import { dropping, submitting, wallet } from '../../test/submitting.ts';

const { submit, created, sandbox } = submitting();
const writeAlone = filesAlone();

/** Returns the path of a file in another folder than that of `file`. */
function elsewhere(file: string, name: string): string {
  const folder = join(dirname(file), `other ${name}`);
  mkdirSync(folder);
  return join(folder, name);
}

const csv = (...descriptions: readonly string[]): string =>
  ['currency,network,description', ...descriptions.map((one) => `USDC,polygon,${one}`), ''].join(
    '\n',
  );

async function workbookAlone(name: string, ...descriptions: readonly string[]): Promise<string> {
  const rows = csv(...descriptions)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(',').map((value) => ({ value, type: String })));
  const file = writeAlone(name, '');
  writeFileSync(file, await writeWorkbook(rows).toBuffer());
  return file;
}

const count = async (description: string): Promise<number | undefined> =>
  (await created()).get(description);

test('a workbook that check returns to another folder is known by its property, under any name', async () => {
  const file = await workbookAlone('returned.xlsx', 'returned a', 'returned b');
  const copy = elsewhere(file, 'returned-checked.xlsx');
  await runInTest(['check', 'wallet', file, '--format', 'xlsx', '--output', copy]);
  await submit(file);
  const renamed = beside(copy, 'corrected.xlsx');
  renameSync(copy, renamed);
  expect((await submit(renamed)).out).toMatch(/corrected\.xlsx:2 {2}not sent: .*returned\.xlsx:2 /);
  expect(await count('returned a')).toBe(1);
});

test.each(['copy first', 'source first'])(
  'fix writes a copy to another folder, %s: one is sent',
  async (order) => {
    const file = writeAlone('source.csv', csv(`fixed ${order}`));
    const copy = elsewhere(file, 'fixed.csv');
    expect((await runInTest(['fix', file, '-o', copy])).code).toBe(0);
    const [first, second] = order === 'copy first' ? [copy, file] : [file, copy];
    expect((await submit(first)).out).toBe('1 created\n');
    expect((await submit(second)).out).toContain('1 not sent because');
    expect(await count(`fixed ${order}`)).toBe(1);
  },
);

test('a copy of a copy knows the first file', async () => {
  const file = await workbookAlone('first.xlsx', 'chained');
  const second = elsewhere(file, 'second.xlsx');
  const third = elsewhere(file, 'third.xlsx');
  await submit(file);
  await runInTest(['fix', file, '-o', second]);
  await runInTest(['check', 'wallet', second, '--format', 'xlsx', '--output', third]);
  expect((await submit(third)).out).toContain('1 not sent because');
});

test('a moved copy whose source is not found is a question, which a named journal answers', async () => {
  const file = await workbookAlone('left.xlsx', 'moved');
  const copy = beside(file, 'copy.xlsx');
  await runInTest(['fix', file, '-o', copy]);
  const moved = elsewhere(file, 'moved.xlsx');
  renameSync(copy, moved);
  await submit(file);
  const asked = await submit(moved);
  expect(asked.err).toContain('this is a copy of left.xlsx, which is not at ');
  expect(asked.code).toBe(2);
  const own = `${moved}.journal`;
  const named = await submit(moved, ['--journal', own, '--journal', `${file}.journal`]);
  expect(named.out).toContain('1 not sent because');
  expect(await count('moved')).toBe(1);
  expect((await submit(moved, ['--journal', own])).out).toBe('1 created\n');
});

test('a copy in its folder is sent, although its source was deleted', async () => {
  const file = await workbookAlone('deleted.xlsx', 'source deleted');
  const copy = beside(file, 'kept.xlsx');
  await runInTest(['fix', file, '-o', copy]);
  renameSync(file, elsewhere(file, 'away.xlsx'));
  expect((await submit(copy)).out).toBe('1 created\n');
});

test('a hard link in another folder is a question, which a named journal answers', async () => {
  const file = writeAlone('linked.ndjson', wallet('linked elsewhere'));
  await submit(file);
  const link = elsewhere(file, 'link.ndjson');
  linkSync(file, link);
  const asked = await submit(link);
  expect(asked.err).toContain('this file has another name in another folder');
  expect((await submit(link, ['--journal', `${file}.journal`])).out).toBe('1 already sent\n');
  expect(existsSync(`${link}.journal`)).toBe(false);
});

test('a journal that is named and not there is refused, and so is one for another operation', async () => {
  const file = writeAlone('named.ndjson', wallet('named'));
  const own = ['--journal', `${file}.journal`, '--journal'];
  const missing = await submit(file, [...own, beside(file, 'none.journal')]);
  expect(missing.err).toContain('none.journal: no such journal');
  const other = beside(file, 'bank.journal');
  const header = { journal: 'passmuster-submit/2', operation: 'createBankPayoutMethod' };
  writeFileSync(other, `${JSON.stringify({ ...header, api: 'x', salt: '0'.repeat(16) })}\n`);
  expect((await submit(file, [...own, other])).err).toContain('another operation or API');
  expect(existsSync(`${file}.journal`)).toBe(false);
});

test('a dry run says what journals know, with and without the name of an API', async () => {
  const file = writeAlone('dry.ndjson', wallet('dry a') + wallet('dry b'));
  await submit(file, [], { fetch: dropping });
  writeFileSync(file, wallet('dry c') + wallet('dry b'));
  await submit(file);
  const copy = beside(file, 'copy.ndjson');
  writeFileSync(copy, wallet('dry c') + wallet('dry d'));
  const said = `${copy}:1  not sent: ${file}:1 has the same content`;
  const summary = 'would send 1; 1 not sent because an earlier row is the same; nothing was sent\n';
  for (const more of [['--base-url', sandbox().baseUrl], []]) {
    const { out, code } = await runInTest(['submit', 'wallet', copy, '--dry-run', ...more]);
    expect(out).toContain(said);
    expect(out).toContain(summary);
    expect(code).toBe(1);
  }
  const own = await runInTest(['submit', 'wallet', file, '--dry-run']);
  expect(own.out).toBe('would send 0; 1 already sent; 1 may have been created; nothing was sent\n');
});

test('a dry run holds back the second of two equal accounts', async () => {
  const account = { type: 'BANK', currency: 'ZAR', account_name: 'Karoo', bank_name: 'FNB' };
  const line = `${JSON.stringify({ ...account, account_number: '1512370999', bank_code: '250655' })}\n`;
  const file = writeAlone('accounts.ndjson', line + line.replace('Karoo', 'Karo'));
  const options = ['--dry-run', '--fail-on', 'error'];
  const { out } = await runInTest(['submit', 'bank', file, ...options]);
  expect(out).toContain(`${file}:2  not sent: ${file}:1 has the same account number. To send`);
});
