import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const table = write('customers', 'Business name\nMill\n');

test.each([
  { args: [table], says: 'say what the rows of the file are', why: 'a file' },
  { args: ['customers.xlsx'], says: 'passmuster check KIND FILE', why: 'a name of a file' },
  { args: ['check', table], says: 'with customer, wallet', why: 'a file in the place of a kind' },
  { args: ['check', 'customers', table], says: 'Did you mean customer?', why: 'a plural' },
  { args: ['chekc', 'customer', table], says: 'Did you mean check?', why: 'a swapped letter' },
  { args: ['version'], says: 'Did you mean --version?', why: 'the version' },
  {
    args: ['check', 'bank', table, '--format', 'html5'],
    says: "--format html5 doesn't exist. Choose text, ",
    why: 'a format',
  },
  {
    args: ['template', 'custmer'],
    says: "kind custmer doesn't exist. Choose customer, wallet, address, bank, phone. Did you mean customer?",
    why: 'a kind',
  },
  {
    args: ['template', 'payout'],
    says: 'Did you mean bank?',
    why: 'a kind by another word',
  },
  {
    args: ['check', 'payouts', table],
    says: "kind payouts doesn't exist. Choose customer, wallet, address, bank, phone. Did you mean bank?",
    why: 'another word for a kind',
  },
  {
    args: ['template', `key_${'k'.repeat(40)}`],
    says: "kind … doesn't exist. Choose customer",
    why: 'a key that was pasted',
  },
  {
    args: ['map', table, '--preset', 'spec'],
    says: "unknown option '--preset'\n",
    why: 'an option like no other',
  },
  {
    args: ['map', table, '--shet', 'A'],
    says: 'Did you mean --sheet?',
    why: 'an option with a slip',
  },
  {
    args: ['schema', 'Nope'],
    says: '`passmuster schema` lists all',
    why: 'a schema like no other',
  },
  { args: ['zebra'], says: 'unknown command\n', why: 'a word like no command' },
])('$why instead of a command: $says', async ({ args, says }) => {
  const { out, err, code } = await runInTest(args);
  expect(err).toContain(says);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect({ out, code }).toEqual({ out: '', code: 2 });
});

test.each([
  { args: ['help', 'check'], code: 0 },
  { args: ['check', '--help'], code: 0 },
  { args: ['check'], code: 2 },
  { args: [], code: 2 },
])('$args shows the help and exits with $code', async ({ args, code }) => {
  const ran = await runInTest(args);
  expect(ran.out + ran.err).toMatch(/^Usage: passmuster (?:check )?\[options\] \[command\]\n/);
  expect(ran.code).toBe(code);
});
