import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sampleDay as asOf } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();

const fix = (file: string, ...options: readonly string[]) =>
  runInTest(['fix', file, '--as-of', asOf, ...options]);

const accounts =
  'type,account_name,account_number,bank_code,bank_name,currency\nBANK,Ada Obi,0000 014 579,011,First Bank of Nigeria,ngn\n';

test('bank accounts are recognized by their headings, and fixed', async () => {
  const file = write('accounts.csv', accounts);
  const copy = join(dirname(file), 'accounts copy.csv');
  const { out, code } = await fix(file, '-o', copy);
  expect(out).toContain(`${file}: C2, account_number  fixed (`);
  expect(code).toBe(0);
  expect(readFileSync(copy, 'utf8')).toContain('BANK,Ada Obi,0000014579,011,');
});

test.each([
  { name: 'wallets.json', record: { currency: 'USDC', network: 'Polygon' } },
  {
    name: 'account.json',
    record: { type: 'bank', account_name: 'A', account_number: '0000014579' },
  },
])(
  'records of $name are recognized by their keys, and a choice in another spelling is fixed',
  async ({ name, record }) => {
    const { out } = await fix(write(name, JSON.stringify(record)), '--dry-run');
    expect(out).toMatch(/ {2}fixed \(schema\/choice\)\n/);
    expect(out).toContain('1 fix to apply');
  },
);

test('records without a known key need --kind', async () => {
  const file = write('unknown.json', '{"zodiac":1}');
  expect((await fix(file, '--dry-run')).err).toContain('such as --kind customer');
  expect((await fix(file, '--dry-run', '--kind', 'wallet')).out).toContain('currency  error');
});

test('a table is read as check reads it: two heading rows, a sheet, a saved mapping and --map', async () => {
  const cells = (...values: readonly string[]) => values.map((value) => ({ value, type: String }));
  const group = (value: string) => ({ value, type: String, columnSpan: 2 });
  const sheet = [
    [group('Company'), null, group('Owner 1'), null],
    cells('Business name', 'Since when', 'First name', 'Born?'),
    cells('Karoo', '30.06.2019', 'Ada', '12.31.1980'),
  ];
  const workbook = await writeWorkbook([
    { data: [cells('Read me')], sheet: 'Notes' },
    { data: sheet, sheet: 'KYB' },
  ]).toBuffer();
  const file = write('headings.xlsx', workbook);
  const config = write(
    'map.config.json',
    JSON.stringify({ map: { registration_date: 'Since when' } }),
  );
  const map = ['--map', 'business_owners.0.date_of_birth=Owner 1 Born?', '--config', config];
  const options = ['--sheet', 'KYB', ...map];
  const checked = await runInTest(['check', 'customer', file, '--as-of', asOf, ...options]);
  for (const cell of ['B3', 'D3']) expect(checked.out).toContain(` ${cell}, `);
  const { out } = await fix(file, '--dry-run', ...options);
  expect(out).toContain(`${file}: B3, Since when  fixed`);
  expect(out).toContain(`${file}: D3, Owner 1 Born?  fixed`);
});

test('old and new values are on a terminal only, or where a person asks for them', async () => {
  const file = write('values.csv', accounts.replace('Ada Obi', 'Canary Obi'));
  const changed = 'C2, account_number  0000 014 579 → 0000014579';
  const onTerminal = await runInTest(['fix', file, '--dry-run'], { isOutTerminal: true });
  expect(onTerminal.out).toContain(changed);
  expect((await fix(file, '--dry-run', '--show-values')).out).toContain(changed);
  const piped = await fix(file, '--dry-run');
  for (const value of ['0000 014 579', '0000014579', 'Canary'])
    expect(piped.out).not.toContain(value);
  // The list is on standard error then.
  const copied = await runInTest(['fix', file, '-o', '-'], { isOutTerminal: true });
  expect(copied.err).not.toContain('014');
});

test('a value with control characters is shown on one line', async () => {
  const file = write('control.csv', accounts.replace('0000 014 579', '"0000\u001b014\n579"'));
  const { out } = await fix(file, '--dry-run', '--show-values');
  expect(out).not.toContain('\u001b');
  expect(out).toMatch(/0000\S+014\S+579 → 0000014579\n/);
});

test.each([
  { name: 'one.csv', content: accounts, says: '1 finding can be fixed' },
  {
    name: 'it is two.ndjson',
    content: '{"currency":"USDC","network":"Polygon"}\n{"currency":"USDC","network":"ERC20"}\n',
    says: '2 findings can be fixed',
  },
])(
  'check ends with how much of $name can be fixed, and the command, which does it',
  async ({ name, content, says }) => {
    const file = write(name, content);
    const kind = name.endsWith('csv') ? 'bank' : 'wallet';
    const { out } = await runInTest(['check', kind, file]);
    expect(out).toContain(`${says}: passmuster fix `);
    const command = /: passmuster (fix .*)\n$/.exec(out)?.[1] ?? '';
    const args = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    );
    expect((await runInTest(args)).out).toContain(`${says.split(' ')[0]} fix`);
    const after = await runInTest(['check', kind, args[args.indexOf('-o') + 1] ?? '']);
    expect(after.out).not.toContain('can be fixed');
    expect((await runInTest(['check', kind, file, '--quiet'])).out).not.toContain('can be fixed');
  },
);

test('the command that fixes a table with columns of a person reads the same columns', async () => {
  const file = write('mapped.csv', accounts.replace('account_number', 'No. of it'));
  const { out } = await runInTest(['check', 'bank', file, '--map', 'account_number=No. of it']);
  expect(out).toContain(
    `-o ${file.replace('.csv', '-fixed.csv')} --kind bank --map "account_number=No. of it"\n`,
  );
});

test('a fix without a column is not counted', async () => {
  const file = write('website.csv', 'Business name,Company email\nKaroo,ada @karoo.co.za\n');
  const { out } = await runInTest(['check', 'customer', file, '--as-of', asOf]);
  expect(out).toContain('1 finding can be fixed: ');
});
