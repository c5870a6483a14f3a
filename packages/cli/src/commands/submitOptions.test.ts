import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { customerSample } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { answering, submitting, wallet } from '../../test/submitting.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { OutputClosed } from '../terminal/commandError.ts';

const write = temporaryFolder();
const { submit, submitKind, created } = submitting();
const wrong = wallet('wrong', { currency: 'ZAR' });
const refuse = () => Response.json({ status: 'error', code: 'X' }, { status: 400 });

test('--all-or-nothing sends nothing if a row has an error', async () => {
  const file = write('all.ndjson', wallet('all 1') + wrong + wallet('all 2'));
  const { out, code } = await submit(file, ['--all-or-nothing']);
  expect(out).toContain(`${file}:2  blocked\n`);
  expect(out).toContain('1 blocked of 3 rows: nothing was sent\n');
  expect(code).toBe(1);
  expect(existsSync(`${file}.journal`)).toBe(false);
  writeFileSync(file, wallet('all 1') + wallet('all 2'));
  expect((await submit(file, ['--all-or-nothing'])).out).toBe('2 created\n');
});

test('--all-or-nothing sends nothing of a file that another one replaces while it is reviewed', async () => {
  const file = write('reviewed.csv', 'Currency,Network,Zodiac\nUSDC,polygon,x\n');
  const other = write('other.csv', 'Currency,Network,Zodiac\nUSDC,erc20,x\n');
  let said = '';
  const { code } = await submit(file, ['--all-or-nothing'], {
    // The first thing that is said is about the headings, while the file is read.
    err: async (text) => {
      if (existsSync(other)) renameSync(other, file);
      said += text;
    },
  });
  expect(said).toContain(`${file}: it was changed while it was read. Nothing was sent`);
  expect(code).toBe(2);
  expect(existsSync(`${file}.journal`)).toBe(false);
});

test('--all-or-nothing is refused on standard input, which can be read once only', async () => {
  const journal = `${write('stdin', '')}.journal`;
  const { err, code } = await submit('-', ['--all-or-nothing', '--journal', journal], {
    stdin: wallet('stdin'),
  });
  expect(err).toContain('--all-or-nothing reads the file twice');
  expect(code).toBe(2);
  const sent = await submit('-', ['--journal', journal], { stdin: wallet('stdin') });
  expect(sent.out).toBe('1 created\n');
});

test('a pipe is read as standard input is: once, and with a journal that is named', async () => {
  const pipe = `${write('pipe', '')}.fifo`;
  execFileSync('mkfifo', [pipe]);
  const twice = await submit(pipe, ['--all-or-nothing', '--journal', `${pipe}.journal`]);
  expect(twice.err).toContain('--all-or-nothing reads the file twice');
  expect((await submit(pipe)).err).toContain('standard input and pipes need --journal FILE');
});

test.each([
  { limit: '1', refused: 1 },
  { limit: '2', refused: 2 },
])('--max-errors $limit stops after $limit', async ({ limit, refused }) => {
  const file = write(
    `most-${limit}.ndjson`,
    [1, 2, 3, 4].map((n) => wallet(`most ${limit} ${n}`)).join(''),
  );
  const { out, err, code } = await submit(file, ['--max-errors', limit, '--concurrency', '1'], {
    fetch: answering(refuse, refuse, refuse, refuse),
  });
  expect(out).toContain(`${refused} refused by the API\n`);
  expect(err).toContain(`stopped after ${limit} error`);
  expect(code).toBe(2);
  expect((await submit(file)).out).toBe(`${4 - refused} created, ${refused} already sent\n`);
});

test('--max-errors counts rows that are blocked, and not those of an earlier run', async () => {
  const file = write('counted.ndjson', wrong + wrong + wallet('counted'));
  expect((await submit(file, ['--max-errors', '2'])).err).toContain('stopped after 2 errors');
  expect((await submit(file, ['--max-errors', '3'])).out).toContain(
    '1 created, 2 blocked (not sent)',
  );
});

test('a reader that closes the output stops the run with exit code 1', async () => {
  const rows = ['closed 1', 'closed 2', 'closed 3'].map((name) => wallet(name)).join('');
  const file = write('closed.ndjson', wrong + rows);
  const out = () => Promise.reject(new OutputClosed());
  expect(await submit(file, ['--concurrency', '1'], { out })).toMatchObject({ code: 1, err: '' });
  expect((await submit(file)).out).toContain('3 created, 1 blocked (not sent)');
});

test('--input and --sheet read as `check` does', async () => {
  const file = write('wallets.txt', 'currency;network;description\nUSDC;polygon;by input\n');
  expect((await submit(file, ['--input', 'csv'])).out).toBe('1 created\n');
  expect((await created()).get('by input')).toBe(1);
  const workbook = write('wallets.xlsx', '');
  await runInTest(['template', 'wallet', '--output', workbook]);
  expect((await submit(workbook, ['--sheet', 'Nowhere'])).err).toContain(
    'this workbook has no sheet of that name',
  );
});

test.each([
  { lang: 'en', says: 'Choose' },
  { lang: 'fr', says: 'Choisissez' },
])('--lang $lang writes remedies in that language', async ({ lang, says }) => {
  const customer = { ...customerSample, business_type: 'GUILD' };
  const file = write(`${lang}.json`, JSON.stringify(customer));
  const { out } = await submitKind('customer')(file, ['--dry-run', '--lang', lang]);
  expect(out).toContain(says);
  expect(readFileSync(file, 'utf8')).toContain('GUILD');
  expect(out).not.toContain('GUILD');
});

test('columns that are not read are named, as `check` does', async () => {
  const file = write('extra.csv', 'currency,network,description,Remark\nUSDC,polygon,extra,x\n');
  const { err } = await submit(file);
  expect(err).toContain('1 column not read: D. Use --map');
});
