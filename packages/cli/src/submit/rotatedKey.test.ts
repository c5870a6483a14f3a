import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bankPayoutMethodSample, success } from '@passmuster/testing/answers';
import { afterAll, expect, test } from 'vitest';
import { answering, losing, submitting, wallet } from '../../test/submitting.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const folder = mkdtempSync(join(tmpdir(), 'passmuster-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const environment = { SANDBOX_DATA: join(folder, 'sandbox.sqlite') };
const { submit, submitKind, created } = submitting(environment);

/** Runs `passmuster-sandbox keys` beside the server, as its operator does. */
async function keys(...words: readonly string[]): Promise<string> {
  const main = new URL('../../../sandbox/src/main.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@passmuster/source', main, 'keys', ...words],
    { env: { ...process.env, ...environment } },
  );
  return stdout.trim();
}

async function idOf(merchant: string): Promise<string> {
  const lines = (await keys('list')).split('\n').map((line) => line.split('  '));
  const valid = lines.find(([, name, , , state]) => name === merchant && state === 'valid');
  return valid?.[0] ?? '';
}

const keyed = (apiKey: string) => ({ env: { PASSMUSTER_API_KEY: apiKey } });

test('an API key that is replaced in the middle of a run, and rows that move, send none a second time', async () => {
  const first = await keys('create', '--merchant', 'acme');
  const rows = Array.from({ length: 8 }, (_, row) => wallet(`row ${row}`));
  const file = write('rotated.ndjson', rows.join(''));
  let second = '';
  let answered = 0;
  const rotating: typeof fetch = async (...request) => {
    if (answered === 5 && second === '') {
      second = await keys('rotate', await idOf('acme'));
      // The server sees it within a second.
      await new Promise((resolve) => setTimeout(resolve, 1100));
    }
    const response = await fetch(...request);
    answered += 1;
    return response;
  };
  const stopped = await submit(file, ['--concurrency', '1'], { ...keyed(first), fetch: rotating });
  expect(stopped.out).toContain('5 created, 1 not started\n');
  expect(stopped.err).toContain(
    'the API rejected the API key (token_revoked). The rest was not started; run the command again to continue',
  );
  expect(stopped.code).toBe(2);
  writeFileSync(file, [...rows.slice(3).reverse(), ...rows.slice(0, 3)].join(''));
  const next = await submit(file, [], keyed(second));
  expect(next.out).toBe('3 created, 5 already sent\n');
  const wallets = await created(second);
  expect([...wallets.values()]).toEqual(Array.from({ length: 8 }, () => 1));
  expect(readFileSync(`${file}.journal`, 'utf8')).not.toMatch(new RegExp(`${first}|${second}`));
});

test('the key of another merchant is refused: it lists none of the wallets of the journal', async () => {
  const ours = await keys('create', '--merchant', 'ours');
  const theirs = await keys('create', '--merchant', 'theirs');
  const file = write('merchant.ndjson', wallet('ours'));
  await submit(file, [], keyed(ours));
  const { err, code } = await submit(file, [], keyed(theirs));
  expect(err).toContain('lists none of the 1 wallets of this journal: it is of another merchant');
  expect(err).toContain('Name another journal with --journal');
  expect(code).toBe(2);
  expect(await created(theirs)).toEqual(new Map());
  expect((await submit(file, [], keyed(ours))).out).toBe('1 already sent\n');
});

test('a new key is refused while lost answers are all that a journal has', async () => {
  const ours = await keys('create', '--merchant', 'lost');
  const theirs = await keys('create', '--merchant', 'found');
  const file = write('nothing.ndjson', wallet('nothing'));
  await submit(file, [], { ...keyed(ours), fetch: losing });
  for (const more of [[], ['--unknown']]) {
    const { err, code } = await submit(file, more, keyed(theirs));
    expect(err).toContain(
      'no wallet yet that shows its merchant, but 1 row that may have been created',
    );
    expect(code).toBe(2);
  }
  expect((await submit(file, ['--adopt-journal'], keyed(theirs))).out).toContain(
    '1 may have been created\n',
  );
});

test('what cannot be listed cannot tell a merchant: a new key is named in a note', async () => {
  const { type, account_name, account_number, bank_name, bank_code, currency } =
    bankPayoutMethodSample;
  const account = { type, account_name, account_number, bank_name, bank_code, currency };
  const bank = submitKind('bank');
  const file = write('bank.ndjson', `${JSON.stringify(account)}\n`);
  const answer = () => Response.json(success(bankPayoutMethodSample), { status: 201 });
  await bank(file, [], { ...keyed('the_first_key'), fetch: answering(answer) });
  const { out, err } = await bank(file, [], keyed('the_second_key'));
  expect(err).toContain('the API key is a new one. Make sure that it is of the same merchant');
  expect(out).toBe('1 already sent\n');
  expect((await bank(file, [], keyed('the_second_key'))).err).toBe('');
});
