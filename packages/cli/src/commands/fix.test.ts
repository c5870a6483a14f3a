import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleDay as asOf, customerSample } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const wrong = {
  ...customerSample,
  registration_date: '30.06.2019',
  business_website: 'www.karootrading.co.za',
  registered_address: {
    ...customerSample.registered_address,
    city: 'Gauteng',
    state: 'Johannesburg',
    postal_code: '2001',
  },
  email: 'ada@',
};
const right = {
  ...wrong,
  registration_date: '2019-06-30',
  business_website: 'https://www.karootrading.co.za',
  registered_address: {
    ...customerSample.registered_address,
    city: 'Johannesburg',
    state: 'Gauteng',
    postal_code: '2001',
  },
};

test('the copy of a JSON file has what is certain, and the rest as it was', async () => {
  const file = write('wrong.json', JSON.stringify(wrong));
  const copy = join(file, '../copy.json');
  const { code, out } = await runInTest(['fix', file, '-o', copy, '--as-of', asOf]);
  expect(code).toBe(1);
  expect(JSON.parse(readFileSync(copy, 'utf8'))).toEqual(right);
  expect(out).toContain('registration_date  fixed (schema/format)');
  expect(out).toContain('registered_address.city, registered_address.state  fixed');
  expect(out).toContain('email  error: Enter an email address');
  expect(out).toMatch(/3 fixes, \d+ findings? left\n$/);
  for (const value of ['30.06.2019', '2019-06-30', 'Johannesburg', 'karoo']) {
    expect(out).not.toContain(value);
  }
});

test.each([
  {
    lang: 'fr',
    fixed: 'registration_date  corrigé (schema/format)',
    found: 'email  erreur : Saisissez',
    end: /3 corrections à faire, \d+ constats? restants?\n$/,
  },
  {
    lang: 'pt-BR',
    fixed: 'registration_date  corrigido (schema/format)',
    found: 'email  erro: Informe',
    end: /3 correções a fazer, \d+ ocorrências? restantes?\n$/,
  },
])('a listing is in one language: $lang', async ({ lang, fixed, found, end }) => {
  const file = write(`${lang}.json`, JSON.stringify(wrong));
  const { out } = await runInTest(['fix', file, '--dry-run', '--as-of', asOf, '--lang', lang]);
  expect(out).toContain(fixed);
  expect(out).toContain(found);
  expect(out).toMatch(end);
  expect(out).not.toMatch(/\b(?:fixed|error|warning|left|and)\b/);
});

test('a fixed copy has nothing more to fix', async () => {
  const file = write('again.json', JSON.stringify(right));
  const { out } = await runInTest(['fix', file, '--dry-run', '--as-of', asOf]);
  expect(out).toMatch(/^.*0 fixes to apply, \d+ findings? left\n$/s);
});

test('a dry run writes nothing', async () => {
  const other = { ...customerSample, phone: '+27825550177' };
  const file = write('dry.ndjson', `${JSON.stringify(wrong)}\n${JSON.stringify(other)}\n`);
  const { out } = await runInTest(['fix', file, '--dry-run', '--as-of', asOf]);
  expect(out).toContain(`${file}:1 registration_date  fixed`);
  expect(out).not.toContain(`${file}:2`);
  expect(readFileSync(file, 'utf8')).toContain('30.06.2019');
});

test('each line of NDJSON stays a line', async () => {
  const lines = [wrong, customerSample].map((one) => `${JSON.stringify(one)}\n`);
  const { out, err } = await runInTest([
    'fix',
    write('lines.ndjson', lines.join('')),
    '-o',
    '-',
    '--as-of',
    asOf,
  ]);
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([right, customerSample]);
  expect(err).toContain('3 fixes');
});

test('a table is repaired in its cells, and other columns stay', async () => {
  const file = write(
    'table.csv',
    'Note,Registration date,Business website\n"a, b",30.06.2019,karoo.co.za\nc,2019-06-30,https://karoo.co.za\n',
  );
  const copy = join(file, '../copy.csv');
  const { out } = await runInTest(['fix', file, '-o', copy, '--as-of', asOf]);
  expect(readFileSync(copy, 'utf8')).toBe(
    'Note,Registration date,Business website\r\n"a, b",2019-06-30,https://karoo.co.za\r\nc,2019-06-30,https://karoo.co.za\r\n',
  );
  expect(out).toContain(`${file}: B2, Registration date  fixed`);
  const again = await runInTest(['fix', copy, '--dry-run', '--as-of', asOf]);
  expect(again.out).toContain('0 fixes to apply');
});

test('what is left is named by cell and heading, and a field without a column once', async () => {
  const file = write('left.csv', 'Business name,Business website\nKaroo,?\nMill,?\n');
  const { out } = await runInTest(['fix', file, '--dry-run', '--as-of', asOf]);
  const lines = out.split('\n');
  for (const row of [2, 3]) {
    expect(lines).toContainEqual(
      expect.stringContaining(`${file}: B${row}, Business website  error: Enter `),
    );
  }
  const named = lines.filter((line) => /no column for .*\bemail\b/.test(line));
  expect(named).toHaveLength(1);
  expect(named[0]).toMatch(/ {2}error: This field is required\.$/);
});

test('titles above a table and a total below it stay', async () => {
  const table = [
    'Customers of November,,',
    'Business name,Registration date,Business website',
    'Karoo,30.06.2019,https://karoo.co.za',
    'Total,1,',
  ];
  const file = write('titled.csv', table.join('\n'));
  const copy = join(file, '../titled-copy.csv');
  const { err } = await runInTest(['fix', file, '-o', copy, '--as-of', asOf]);
  expect(readFileSync(copy, 'utf8')).toBe(
    `${table.join('\r\n').replace('30.06.2019', '2019-06-30')}\r\n`,
  );
  expect(err).toContain(`${file}: row 4 looks like a total, so it is skipped`);
});

test.each([
  { args: ['{}'], says: 'add --output COPY, or --dry-run' },
  { args: ['{"email":1}', '-o', 'copy.csv'], says: 'another format' },
  { args: ['{"a"', '--dry-run'], says: 'ends too early' },
])('$args is refused: $says', async ({ args: [content = '', ...options], says }) => {
  const { code, err } = await runInTest(['fix', write('refused.json', content), ...options]);
  expect(code).toBe(2);
  expect(err).toContain(says);
});

test('the file itself is never the copy', async () => {
  const file = write('same.json', JSON.stringify(wrong));
  const { code } = await runInTest(['fix', file, '-o', file]);
  expect(code).toBe(2);
  expect(readFileSync(file, 'utf8')).toBe(JSON.stringify(wrong));
});

test.each([
  { email: 'office@karootrading.co.za', code: 0 },
  { email: 'office@example.com', code: 1 },
])(
  'a copy with $email exits with $code: somebody must look at a warning',
  async ({ email, code }) => {
    const file = write('looked.json', JSON.stringify({ ...right, email }));
    expect((await runInTest(['fix', file, '--dry-run', '--as-of', asOf])).code).toBe(code);
  },
);

test('what an earlier row has as well is listed as a check lists it, also after a fix', async () => {
  const second = {
    ...customerSample,
    phone: '+27 82 555 0199',
    email: 'second@karootrading.co.za',
  };
  const first = { ...customerSample, phone: '+27825550199' };
  const file = write('same.ndjson', `${JSON.stringify(first)}\n${JSON.stringify(second)}\n`);
  const { out } = await runInTest(['fix', file, '--dry-run', '--as-of', asOf]);
  expect(out).toContain(`${file}:2 phone  fixed`);
  expect(out).toContain(
    `${file}:2 phone  warning: Another customer (row 1) uses the same phone number`,
  );
});
