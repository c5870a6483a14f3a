import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runInTest } from '../test/runInTest.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';

const examples = new URL('../../../examples', import.meta.url).pathname;
const write = temporaryFolder();
const incomplete = JSON.parse(readFileSync(`${examples}/incomplete.json`, 'utf8'));

test('a value given as an argument is never repeated: it may be a private key', async () => {
  const key = `0x${'4c'.repeat(32)}`;
  const { out, err, code } = await runInTest(['check', 'address', key, '--network', 'erc20']);
  expect(code).toBe(1);
  expect(out + err).not.toContain('4c4c');
});

const pasted = '4c'.repeat(20);

test.each([
  [`0x${pasted}`],
  ['explain', pasted],
  ['check', 'customer', '--rule', `${pasted}=off`],
  ['check', 'address', `--${pasted}`],
  ['check', 'bank', '--format', pasted],
  ['openapi', pasted, pasted],
])('%s %s: neither is an argument in the wrong place', async (...args) => {
  const { out, err, code } = await runInTest(args.filter(Boolean));
  expect(out + err).not.toContain('4c4c');
  expect(err).toMatch(/^passmuster: [^\n]+\n$/);
  expect(code).toBe(2);
});

test.each([
  { args: ['check', 'customr'], says: 'Did you mean customer' },
  { args: ['explain', 'owner/minimum-agee'], says: 'Did you mean owner/minimum-age' },
  { args: ['check', 'customer', '--as-of', '2026-02-30'], says: 'Pass a date such as 2026-01-31' },
  { args: ['check', 'customer', '--rule', 'owner/minimum-age=loud'], says: 'Pass rule=' },
  {
    args: ['check', 'bank', '--rule', 'owner/minimum-agee=off'],
    says: "a rule that is set doesn't exist. Did you mean owner/minimum-age?",
  },
  { args: ['check', 'customer', '--threads', '0'], says: 'Pass a whole number from 1 on' },
  { args: ['check', 'bank', '--message'], says: '--message is for `check customer`' },
  {
    args: ['check', 'bank', '--as-of', '2026-01-31'],
    says: '--as-of is for `check customer` and `check wallet`',
  },
  { args: ['check', 'bank', '--fromat', 'csv'], says: "'--fromat'. Did you mean --format?" },
  {
    args: ['compare', `${examples}/us-llc.json`, `${examples}/us-llc.json`],
    says: 'this is not a report',
  },
])('$args exits with 2 and says what to do', async ({ args, says }) => {
  const { code, err } = await runInTest(args);
  expect(err).toContain(says);
  expect(code).toBe(2);
});

test.each([
  { isInTerminal: true, args: [], why: 'without a file, on a terminal', isSaid: true },
  { isInTerminal: false, args: [], why: 'without a file, from a pipe', isSaid: false },
  { isInTerminal: true, args: ['-'], why: 'with -, on a terminal', isSaid: false },
])('check $why says that it waits: $isSaid', async ({ isInTerminal, args, isSaid }) => {
  const stdin = '{"currency":"USDC"}\n';
  const { err } = await runInTest(['check', 'wallet', ...args], { isInTerminal, stdin });
  expect(err.includes('reading what you type')).toBe(isSaid);
});

test('the output never overwrites the input', async () => {
  const file = write('self.json', '{}');
  const { err, code } = await runInTest(['check', 'customer', file, '--output', file]);
  expect(err).toContain('--output names the file to check');
  expect(code).toBe(2);
  expect(readFileSync(file, 'utf8')).toBe('{}');
});

test('a full disk is one line and exit code 2', async () => {
  const args = ['check', 'customer', `${examples}/us-llc.json`, '--output', '/dev/full'];
  const { err, code } = await runInTest(args);
  expect(err).toBe('passmuster: /dev/full: the disk is full\n');
  expect(code).toBe(2);
});

test('an interrupted run reports what it checked, closes its document and exits with 130', async () => {
  const controller = new AbortController();
  const line = JSON.stringify(incomplete);
  const file = write('many.ndjson', `${line}\n`.repeat(600));
  const { out, err, code } = await runInTest(['check', 'customer', file, '--format', 'json'], {
    interrupted: controller.signal,
    now: () => {
      controller.abort();
      return new Date('2026-11-21T12:00:00Z');
    },
  });
  expect(JSON.parse(out).totals.records).toBeLessThan(600);
  expect(err).toContain('interrupted after');
  expect(code).toBe(130);
});

test('an interrupted run writes no workbook, which would look whole', async () => {
  const controller = new AbortController();
  const rows = 'Ada Obi,0000014579,NGN,011\n'.repeat(5000);
  const file = write('many.csv', `account_name,account_number,currency,bank_code\n${rows}`);
  const output = file.replace('.csv', '.xlsx');
  const args = ['check', 'bank', file, '--format', 'xlsx', '--output', output];
  const { err, code } = await runInTest(args, {
    interrupted: controller.signal,
    now: () => {
      controller.abort();
      return new Date('2026-11-21T12:00:00Z');
    },
  });
  expect(err).toBe('passmuster: interrupted\n');
  expect(code).toBe(130);
  expect([output, `${output}.partial`].filter((path) => existsSync(path))).toEqual([]);
});
