import { expect, test } from 'vitest';
import { runInTest } from './testing/runInTest.ts';

const examples = new URL('../../../examples', import.meta.url).pathname;
const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const mistyped = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD';

test.each(['us-llc', 'ng-company', 'za-close-corporation'])(
  'the complete example %s has no error',
  async (name) => {
    const args = ['check', 'customer', `${examples}/${name}.json`, '--format', 'json'];
    const { code, out } = await runInTest(args);
    expect(JSON.parse(out).totals).toMatchObject({ records: 1, error: 0 });
    expect(code).toBe(0);
  },
);

test('the incomplete example has five errors, at their fields', async () => {
  const args = [
    'check',
    'customer',
    `${examples}/incomplete.json`,
    '--quiet',
    '--format',
    'ndjson',
  ];
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

test('the day of the review is today unless it is given: an owner comes of age', async () => {
  const args = ['check', 'customer', `${examples}/incomplete.json`, '--format', 'json', '--as-of'];
  const ofAge = (out: string) => !out.includes('owner/minimum-age');
  expect(ofAge((await runInTest([...args, '2026-11-21'])).out)).toBe(false);
  expect(ofAge((await runInTest([...args, '2046-11-21'])).out)).toBe(true);
});

test('the preset spec asks for less than recommended', async () => {
  const args = ['check', 'customer', '-', '--format', 'json', '--preset'];
  const warnings = async (preset: string) =>
    JSON.parse((await runInTest([...args, preset], '{"registration_date":"2999-01-01"}')).out)
      .totals.warning;
  expect(await warnings('spec')).toBe(0);
  expect(await warnings('recommended')).toBe(1);
});

test.each([
  { why: 'a checksummed address', address: checksummed, code: 0, rules: [] },
  { why: 'a mistyped checksum', address: mistyped, code: 1, rules: ['address/checksum'] },
  {
    why: 'no checksum',
    address: checksummed.toLowerCase(),
    code: 0,
    rules: ['address/no-checksum'],
  },
])('check address: $why gives $rules and exit code $code', async ({ address, code, rules }) => {
  const args = ['check', 'address', address, '--network', 'polygon', '--format', 'ndjson'];
  const result = await runInTest(args);
  expect(JSON.parse(result.out).findings.map(({ rule }: { rule: string }) => rule)).toEqual(rules);
  expect(result.code).toBe(code);
});

test('check addresses reads one address a line and names the line', async () => {
  const args = ['check', 'addresses', '-', '--network', 'erc20', '--quiet'];
  const { code, out } = await runInTest(args, `${checksummed}\r\n\n${mistyped}\n`);
  expect(out).toMatch(/^-:3\n {2}error {4}\(whole\) {2}\[address\/checksum\]/);
  expect(out).toMatch(/2 records: 1 error, 0 warnings, 0 info\n$/);
  expect(code).toBe(1);
});

test('check bank reads CSV, where an empty cell is an absent field', async () => {
  const heading = 'type,currency,account_name,account_number,bank_name,bank_code,iban';
  const right = 'BANK,NGN,Ada Obi,0000014579,First Bank,011,';
  const wrong = 'BANK,NGN,Ada Obi,0000014578,First Bank,011,';
  const args = ['check', 'bank', '-', '--input', 'csv', '--format', 'ndjson'];
  const { out } = await runInTest(args, [heading, right, wrong].join('\n'));
  const rules = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).findings.map(({ rule }: { rule: string }) => rule));
  expect(rules).toEqual([[], ['bank/nuban-check-digit', 'bank/nuban-banks-fitting']]);
});

test('check bank takes empty text in JSON as it would be sent, and in CSV as nothing', async () => {
  const rulesOf = async (input: string, text: string): Promise<unknown> => {
    const args = ['check', 'bank', '-', '--input', input, '--format', 'ndjson', '--quiet'];
    const { findings } = JSON.parse((await runInTest(args, text)).out);
    return findings.map(({ rule, path }: { rule: string; path: string[] }) => [rule, ...path]);
  };
  const json = await rulesOf('ndjson', '{"type":"BANK","currency":"","account_name":"Ada Obi"}');
  expect(json).toContainEqual(['schema/choice', 'currency']);
  const csv = await rulesOf('csv', 'type,currency,account_name\nBANK,,Ada Obi\n');
  expect(csv).toContainEqual(['schema/required', 'currency']);
});

test('--version is that of the package', async () => {
  const { default: manifest } = await import('../package.json', { with: { type: 'json' } });
  expect(await runInTest(['--version'])).toEqual({
    code: 0,
    out: `${manifest.version}\n`,
    err: '',
  });
});

test('a record that cannot be read is a finding, and the next one is checked', async () => {
  const args = ['check', 'bank', '-', '--input', 'ndjson', '--quiet'];
  const { code, out } = await runInTest(args, '{"type":"BA\n{"type":"BANK","currency":"NGN"}\n');
  expect(out).toContain('[input/readable]');
  expect(out).toMatch(/2 records: 1 error/);
  expect(code).toBe(1);
});

test('JUnit output is one failure an error, with its texts escaped', async () => {
  const args = ['check', 'address', mistyped, '--network', 'erc20', '--format', 'junit'];
  const { out } = await runInTest(args);
  expect(out.match(/<failure /g)).toHaveLength(1);
  expect(out).toMatch(/^<\?xml [^>]*>\n<testsuites>[\s\S]*<\/testsuites>\n$/);
});

test.each([
  {
    why: 'no such file',
    args: ['check', 'customer', 'none.json'],
    err: 'none.json: there is no such file; check the path',
  },
  {
    why: 'truncated JSON',
    args: ['check', 'customer', '-'],
    stdin: '{"email":"ada@',
    err: '-: the JSON ends too early; the file may be truncated',
  },
  {
    why: 'a rule that does not exist',
    args: ['explain', 'address/none'],
    err: 'there is no rule of that name; there are address/',
  },
  {
    why: 'no network',
    args: ['check', 'address', checksummed],
    err: "required option '--network <network>' not specified",
  },
  {
    why: 'an impossible day',
    args: ['check', 'customer', '-', '--as-of', '2026-02-30'],
    err: 'Give a date, such as 2026-01-31.',
  },
  { why: 'an unknown command', args: ['chek'], err: "unknown command 'chek'" },
])('$why is one line on standard error and exit code 2', async ({ args, stdin, err }) => {
  const result = await runInTest(args, stdin);
  expect(result.err).toContain(err);
  expect(result.err.trim().split('\n').length).toBeLessThanOrEqual(2);
  expect(result.err).not.toMatch(/ada@| at .*\(/);
  expect(result.code).toBe(2);
});

test('a surplus argument is not repeated: it may be a key', async () => {
  const key = `0x${'ab'.repeat(32)}`;
  const result = await runInTest(['check', 'address', key, key, '--network', 'erc20']);
  expect(result.err).toContain('too many arguments');
  expect(result.err + result.out).not.toContain(key);
});

test('a private key given as an address is named, never repeated', async () => {
  const key = `0x${'ab'.repeat(32)}`;
  for (const format of ['text', 'json', 'ndjson', 'junit']) {
    const args = ['check', 'address', key, '--network', 'erc20', '--format', format];
    const { code, out } = await runInTest(args);
    expect(out).toContain('address/64-digits');
    expect(out).not.toContain(key.slice(2));
    expect(code).toBe(1);
  }
});

test('explain tells what a rule expects, its source and the gap it settles', async () => {
  const { code, out } = await runInTest(['explain', 'owner/minimum-age']);
  expect(out).toContain('Source: API specification 1.0.0, Business owner, date_of_birth');
  expect(code).toBe(0);
});

test('two customers of one file that share an e-mail or a phone are warned of, SPEC-GAP 16', async () => {
  const customers = [
    { email: 'ada@example.com', phone: '+2348012345678' },
    { email: 'ADA@example.com', phone: '+2348012345679' },
    { email: 'obi@example.com', phone: '+2348012345678' },
  ];
  const args = ['check', 'customer', '-', '--format', 'ndjson'];
  const { out } = await runInTest(args, JSON.stringify(customers));
  const repeated = out
    .trim()
    .split('\n')
    .map((line) =>
      JSON.parse(line)
        .findings.filter(({ rule }: { rule: string }) => rule.startsWith('file/'))
        .map(({ rule, message }: { rule: string; message: string }) => [rule, message]),
    );
  expect(repeated).toEqual([
    [],
    [['file/unique-email', 'email must be unique; -[0] has the same one, letter case aside']],
    [['file/unique-phone', 'phone must be unique; -[0] has the same one']],
  ]);
});

test('texts come in the language asked for', async () => {
  const args = ['check', 'customer', '-', '--format', 'ndjson', '--locale'];
  const text = async (locale: string) => (await runInTest([...args, locale], '{}')).out;
  expect(await text('fr')).not.toBe(await text('en'));
  expect(await text('pt')).not.toBe(await text('fr'));
});

test('recommended consults the heavy tables, spec does not', async () => {
  const customer = '{"business_website":"https://localhost"}';
  const args = ['check', 'customer', '-', '--format', 'ndjson', '--preset'];
  const finds = async (preset: string) =>
    (await runInTest([...args, preset], customer)).out.includes('business/website-public');
  expect(await finds('recommended')).toBe(true);
  expect(await finds('spec')).toBe(false);
});
