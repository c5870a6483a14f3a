import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runInTest } from '../test/runInTest.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';

const examples = new URL('../../../examples', import.meta.url).pathname;
const write = temporaryFolder();
const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const mistyped = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD';
const incomplete = JSON.parse(readFileSync(`${examples}/incomplete.json`, 'utf8'));

test.each(['us-llc', 'ng-company', 'za-close-corporation'])(
  'the complete example %s has no error',
  async (name) => {
    const args = ['check', 'customer', `${examples}/${name}.json`, '--format', 'json'];
    const { code, out } = await runInTest(args);
    expect(JSON.parse(out).totals).toMatchObject({ records: 1, ready: 1, error: 0 });
    expect(code).toBe(0);
  },
);

test('the incomplete example has five errors, at their fields', async () => {
  const args = ['check', 'customer', `${examples}/incomplete.json`, '-q', '--format', 'ndjson'];
  const { code, out } = await runInTest(args);
  const paths = JSON.parse(out).findings.map(({ path }: { path: unknown[] }) => path.join('.'));
  expect(paths).toEqual([
    'business_owners.1.date_of_birth',
    'business_owners.1.supporting_documents',
    'documents',
    'phone',
    'registration_date',
  ]);
  expect(code).toBe(1);
});

test.each([
  { asOf: '2026-11-21', rules: ['owner/minimum-age'], why: 'today' },
  { asOf: '2040-01-01', rules: [], why: 'a day when everyone is of age' },
])('--as-of $asOf: $why', async ({ asOf, rules }) => {
  const file = `${examples}/incomplete.json`;
  const { out } = await runInTest(['check', 'customer', file, '--format', 'json', '--as-of', asOf]);
  const found = JSON.parse(out).totals.byRule.map(({ rule }: { rule: string }) => rule);
  expect(found.filter((rule: string) => rule === 'owner/minimum-age')).toEqual(rules);
});

test.each([
  { setting: 'off', code: 0 },
  { setting: 'warning', code: 0 },
  { setting: 'error', code: 1 },
])('--rule address/checksum=$setting exits with $code', async ({ setting, code }) => {
  const args = ['check', 'address', mistyped, '--network', 'polygon'];
  const result = await runInTest([...args, '--rule', `address/checksum=${setting}`]);
  expect(result.code).toBe(code);
});

test.each([
  { failOn: 'error', code: 0 },
  { failOn: 'warning', code: 1 },
])('--fail-on $failOn with one warning exits with $code', async ({ failOn, code }) => {
  const args = ['check', 'address', mistyped, '--network', 'erc20', '--fail-on', failOn];
  const result = await runInTest([...args, '--rule', 'address/checksum=warning']);
  expect(result.code).toBe(code);
});

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
  ['check', 'address', `--${pasted}`],
  ['check', 'bank', '--format', pasted],
  ['openapi', pasted, pasted],
])('%s %s: neither is an argument in the wrong place', async (...args) => {
  const { out, err, code } = await runInTest(args.filter(Boolean));
  expect(out + err).not.toContain('4c4c');
  expect(err).toMatch(/^passmuster: [^\n]+\n$/);
  expect(code).toBe(2);
});

test('text shows the findings of three rows for each rule and field, and counts the others', async () => {
  const rows = Array.from({ length: 20 }, (_, row) => `BANK,NGN,Ada Obi,00000145${row + 10},011`);
  const heading = 'type,currency,account_name,account_number,bank_code';
  const file = write('many.csv', `${[heading, ...rows].join('\n')}\n`);
  const { out } = await runInTest(['check', 'bank', file]);
  expect(out.match(/:account_number {2}warning/g)).toHaveLength(3);
  expect(out).toMatch(
    /\d+ more findings like this \(bank\/nuban-check-digit, account_number\):\s+\S+many\.csv:\d+,\s+\d+,\s/,
  );
  expect(out.match(/:bank_name {2}warning/g)).toHaveLength(3);
});

test('text says once what is equal about several fields of a record', async () => {
  const file = write('empty.ndjson', '{"type":"BANK","currency":"NGN"}\n'.repeat(2));
  const { out } = await runInTest(['check', 'bank', file]);
  expect(out.match(/bank\/recommended-field$/gm)).toHaveLength(2);
  expect(out).toContain(`:1:account_name  warning
  account_name is missing or blank, and a payout needs it.
  also: account_number, bank_name, bank_code
  help: Fill in this field.
`);
});

test.each([
  {
    why: 'one address a line',
    content: `${checksummed}\n\n${mistyped}\n`,
    name: 'a.txt',
    rows: [3],
  },
  {
    why: 'a table with a heading',
    content: `Name,Wallet\nA,${checksummed}\nB,${mistyped}\n`,
    name: 'a.csv',
    rows: [3],
  },
  {
    why: 'a table without a heading',
    content: `A,${checksummed}\nB,${mistyped}\n`,
    name: 'b.csv',
    rows: [2],
  },
  {
    why: 'a list in JSON',
    content: JSON.stringify([checksummed, { address: mistyped, network: 'erc20' }]),
    name: 'a.json',
    rows: [2],
  },
])('addresses from $why', async ({ content, name, rows }) => {
  const args = ['check', 'address', write(name, content), '--network', 'polygon'];
  const { out, code } = await runInTest([...args, '--format', 'json']);
  const reports = JSON.parse(out).reports.filter(
    ({ findings }: { findings: { severity: string }[] }) =>
      findings.some(({ severity }) => severity === 'error'),
  );
  expect(reports.map(({ row }: { row: number }) => row)).toEqual(rows);
  expect(code).toBe(1);
});

test('an address without a network anywhere asks for one', async () => {
  const { code, err } = await runInTest(['check', 'address', checksummed]);
  expect(err).toContain('--network erc20 or polygon');
  expect(code).toBe(2);
});

test('--map and --column read fields from columns of another name', async () => {
  const file = write('own.csv', `Kunde,Konto\nA,${mistyped}\n`);
  const byColumn = ['check', 'address', file, '--network', 'erc20', '--column', 'Konto'];
  expect((await runInTest(byColumn)).code).toBe(1);
  const byMap = ['check', 'address', file, '--network', 'erc20', '--map', 'address=Konto'];
  expect((await runInTest(byMap)).code).toBe(1);
  const { err, code } = await runInTest([...byMap.slice(0, -1), 'address=Nichts']);
  expect(err).toContain('there is no column "Nichts"');
  expect(code).toBe(2);
});

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
  expect(messages(other)).toEqual([
    `email must be unique; ${file}:1 has the same one, ignoring case`,
  ]);
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
  expect(lines[0]).toContain(`accounts.csv,5,account_number,warning,file/unique-account,${file}:2`);
  expect(lines[1]).toContain(`accounts.csv,9,account_number,warning,file/unique-account,${file}:8`);
  expect(await found('--rule', 'file/unique-account=off')).toEqual([]);
});

test('a bank account of an earlier shard is found', async () => {
  const file = write('accounts-shards.csv', `${accounts.slice(0, 5).join('\n')}\n`);
  const args = ['check', 'bank', file, '--format', 'csv', '--shard', '2/2'];
  expect((await runInTest(args)).out).toContain('file/unique-account');
});

test.each([
  'profile/country',
  'document/recommended',
  'internal/rule-failed',
  'internal/more-findings',
])('explain %s explains an id that only some reviews report', async (id) => {
  const { code, out } = await runInTest(['explain', id]);
  expect(code).toBe(0);
  expect(out).toContain(`${id}  (`);
});

test('--message names the fields in the language of the text', async () => {
  const args = ['check', 'customer', `${examples}/incomplete.json`, '--message', '--lang', 'fr'];
  const { out } = await runInTest(args);
  expect(out).toContain('1. Propri\u00e9taire 2, Date de naissance\u00a0: Chaque');
});

test('--message writes a text to forward, without codes and field names', async () => {
  const { out } = await runInTest([
    'check',
    'customer',
    `${examples}/incomplete.json`,
    '--message',
  ]);
  expect(out).toContain('Before we can submit your application, please correct the following:');
  expect(out).toContain('1. Owner 2, Date of birth: Every owner must be 18 or older.');
  expect(out).toContain('. A bank statement is missing. Upload a bank statement.\n');
  expect(out).not.toMatch(/business_owners|owner\//);
});

test.each([
  { args: ['check', 'customr'], says: 'Did you mean customer' },
  { args: ['explain', 'owner/minimum-agee'], says: 'Did you mean owner/minimum-age' },
  { args: ['check', 'customer', '--as-of', '2026-02-30'], says: 'Pass a date such as 2026-01-31' },
  { args: ['check', 'customer', '--rule', 'owner/minimum-age=loud'], says: 'Pass rule=' },
  { args: ['check', 'customer', '--threads', '0'], says: 'Pass a whole number from 1 on' },
  { args: ['check', 'bank', '--message'], says: '--message is for `check customer`' },
  {
    args: ['check', 'bank', '--as-of', '2026-01-31'],
    says: '--as-of is for `check customer` and `check wallet`',
  },
  { args: ['check', 'bank', '--fromat', 'csv'], says: "'--fromat'. Did you mean --format?" },
  {
    args: ['diff', `${examples}/us-llc.json`, `${examples}/us-llc.json`],
    says: 'this is no report',
  },
])('$args exits with 2 and says what to do', async ({ args, says }) => {
  const { code, err } = await runInTest(args);
  expect(err).toContain(says);
  expect(code).toBe(2);
});

test('a configuration gives settings and rules of its own; options win', async () => {
  write(
    'rules.mjs',
    `export const rules = [{
      id: 'own/always', severity: 'warning', basis: 'practice', source: { title: 'Own' },
      message: 'Own rule ran', remedy: 'Nothing', reads: {},
      check(values, { report }) { report([]); },
    }];`,
  );
  const config = write(
    'passmuster.config.json',
    JSON.stringify({ ruleModules: ['rules.mjs'], failOn: 'warning', preset: 'spec' }),
  );
  const args = ['check', 'customer', `${examples}/us-llc.json`, '--config', config];
  const { out, code } = await runInTest(args);
  expect(out).toContain('Own rule ran');
  expect(code).toBe(1);
  expect((await runInTest([...args, '--fail-on', 'error'])).code).toBe(0);
  const wrong = write('wrong.json', '{"presett":"spec"}');
  const refused = await runInTest([...args.slice(0, -1), wrong]);
  expect(refused.err).toMatch(/wrong\.json: presett: expected/);
  expect(refused.code).toBe(2);
});

test('diff lists the findings that are gone and those that are new', async () => {
  const report = async (name: string, customer: unknown) => {
    const file = write(`${name}.json`, JSON.stringify(customer));
    const { out } = await runInTest(['check', 'customer', file, '--format', 'json']);
    return write(`${name}.report.json`, out);
  };
  const before = await report('before', incomplete);
  const after = await report('after', { ...incomplete, phone: '+233302665678', is_dao: 'yes' });
  const { out, code } = await runInTest(['diff', before, after]);
  expect(out).toContain('- record:phone  error');
  expect(out).toContain('+ record:is_dao  error');
  expect(code).toBe(1);
  expect((await runInTest(['diff', before, before])).out).toBe('0 findings gone, 0 findings new\n');
});

const acceptance = {
  rule: 'phone/fictional',
  path: 'business_owners.0.phone_number',
  reason: 'Called back',
  by: 'A. Obi',
  until: '2026-12-31',
};

test('audit marks what somebody accepts, and diff compares two records', async () => {
  const file = write('audited.json', JSON.stringify(incomplete));
  const audit = async (name: string, ...more: string[]) => {
    const { out } = await runInTest(['audit', file, ...more]);
    return { path: write(name, out), record: JSON.parse(out) };
  };
  const accept = write('accept.json', JSON.stringify([acceptance]));
  const profile = write('kenya.json', '{"name":"Acme Pay","countries":["KE"]}');
  const before = await audit('one.json');
  const after = await audit('two.json', '--accept', accept, '--profile', profile);
  expect(after.record.acceptances).toMatchObject([{ by: 'A. Obi' }]);
  const { out, code } = await runInTest(['diff', before.path, after.path]);
  expect(out).toContain('+ record:registered_address.country  error  profile/country');
  expect(out).toContain('~ rule profile/country: none, now error');
  expect(out).toMatch(/^0 findings gone, 1 finding new$/m);
  expect(code).toBe(1);
});

test.each([
  { text: '{}', says: 'expected Array' },
  { text: JSON.stringify([{ ...acceptance, by: ' ' }]), says: '0.by: must not be blank' },
  { text: JSON.stringify([{ ...acceptance, until: '2026-02-30' }]), says: '0.until: ' },
])('--accept with $text says what is wrong', async ({ text, says }) => {
  const file = write('wrong-accept.json', text);
  const { err, code } = await runInTest(['audit', `${examples}/us-llc.json`, '--accept', file]);
  expect(err).toContain(`wrong-accept.json: ${says}`);
  expect(code).toBe(2);
});

test('--profile adds what a provider demands, on the command line and in the settings', async () => {
  const profile = write('provider.json', '{"name":"Acme Pay","businessTypes":["TRUST"]}');
  const args = ['check', 'customer', `${examples}/us-llc.json`];
  expect((await runInTest([...args, '--profile', profile])).out).toContain('profile/business-type');
  const config = write('with-profile.json', '{"profile":"provider.json"}');
  expect((await runInTest([...args, '--config', config])).code).toBe(1);
  const wrong = write('wrong-profile.json', '{"name":"Acme Pay","countries":["Kenya"]}');
  const { err, code } = await runInTest([...args, '--profile', wrong]);
  expect(err).toMatch(
    /wrong-profile\.json: countries\.0: expected a code such as AF\. Did you mean KE\?$/m,
  );
  expect(code).toBe(2);
});

test.each([
  {
    args: ['--business-type', 'non-us', '--country', 'nigeria'],
    says: 'CAC Status Report',
    code: 0,
  },
  { args: ['--business-type', 'LLC', '--country', 'US'], says: 'Articles of', code: 0 },
  { args: ['--business-type', 'LLC', '--country', 'Nigera'], says: 'Did you mean', code: 2 },
  { args: ['--business-type', 'CC', '--country', 'NG'], says: 'pass a business type: ', code: 2 },
  { args: ['--business-type', 'Ltd', '--country', 'NG'], says: 'pass a business type: ', code: 2 },
])('requirements $args: $says', async ({ args, says, code }) => {
  const result = await runInTest(['requirements', ...args]);
  expect(result.out + result.err).toContain(says);
  expect(result.code).toBe(code);
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
