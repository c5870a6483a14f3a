import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const heading = 'type,account_name,account_number,bank_name,currency,bank_code';
const good = 'BANK,Adunni Foods,0000014579,First Bank of Nigeria,NGN,011';
const table = (...rows: readonly string[]): string => [heading, ...rows].join('\n');

const findingsOf = async (name: string, content: string | Uint8Array) => {
  const { out, err, code } = await runInTest([
    'check',
    'bank',
    write(name, content),
    '--format',
    'ndjson',
    '--fail-on',
    'error',
  ]);
  const reports = out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  const found = reports.flatMap(({ row, findings }) =>
    findings
      .filter(({ severity }: { severity: string }) => severity === 'error')
      .map(
        ({ rule, path }: { rule: string; path: unknown[] }) => `${row}:${path.join('.')} ${rule}`,
      ),
  );
  return { found, rows: reports.map(({ row }) => row), err, code };
};

test.each<{ why: string; content: string | Uint8Array; rows: number[]; found: string[] }>([
  { why: 'a plain table', content: table(good), rows: [2], found: [] },
  { why: 'a byte order mark', content: `\ufeff${table(good)}`, rows: [2], found: [] },
  { why: 'CRLF', content: table(good).replaceAll('\n', '\r\n'), rows: [2], found: [] },
  {
    why: 'a quoted comma, quote and line break: the next row keeps its number',
    content: table(
      'BANK,"Adunni ""Foods"",\nLagos",0000014579,First Bank of Nigeria,NGN,011',
      good,
    ),
    rows: [2, 3],
    found: [],
  },
  { why: 'blank rows', content: table('', good, ',,,,,', good), rows: [3, 5], found: [] },
  {
    why: 'a row with a cell too many, between good ones',
    content: table(good, `${good},extra`, good),
    rows: [2, 3, 4],
    found: ['3: input/readable'],
  },
  {
    why: 'a row with a cell too few',
    content: table('BANK,Adunni', good),
    rows: [2, 3],
    found: ['2: input/readable'],
  },
  {
    why: 'a quote inside a cell: the rows around it are still checked',
    content: table(good, good.replace('Adunni', 'Adunni 5" Pipes'), good),
    rows: [2, 3, 4],
    found: ['3: input/readable'],
  },
  { why: 'semicolons', content: table(good).replaceAll(',', ';'), rows: [2], found: [] },
  { why: 'tabs', content: table(good).replaceAll(',', '\t'), rows: [2], found: [] },
  { why: 'vertical bars', content: table(good).replaceAll(',', '|'), rows: [2], found: [] },
  {
    why: 'the line ends of a Mac',
    content: table(good, good.replace('Adunni', '')).replaceAll('\n', '\r'),
    rows: [2, 3],
    found: [],
  },
  {
    why: 'UTF-16, little endian, as Excel saves Unicode text',
    content: Buffer.from(`\ufeff${table(good).replaceAll(',', '\t')}`, 'utf16le'),
    rows: [2],
    found: [],
  },
  {
    why: 'Windows-1252',
    content: Buffer.from(table(good.replace('Adunni', 'Soci\u00e9t\u00e9')), 'latin1'),
    rows: [2],
    found: [],
  },
  {
    why: 'a damaged byte in a UTF-8 file: the other row is still checked',
    content: Buffer.concat([
      Buffer.from(table(good.replace('Adunni', 'Zo\u00eb'), 'BANK,Ad')),
      Buffer.from([0xff]),
      Buffer.from('nni,0000014579,First Bank of Nigeria,NGN,011\n'),
    ]),
    rows: [2, 3],
    found: ['3:account_name input/encoding'],
  },
  {
    why: 'scientific notation',
    content: table(good.replace('0000014579', '2.3E+12')),
    rows: [2],
    found: ['2:account_number input/scientific-notation'],
  },
  {
    why: 'a formula',
    content: table(good.replace('0000014579', '=A1&B1')),
    rows: [2],
    found: ['2:account_number input/formula'],
  },
  {
    why: 'an error value of a spreadsheet',
    content: table(good.replace('Adunni Foods', '#REF!')),
    rows: [2],
    found: ['2:account_name input/formula'],
  },
])('CSV with $why', async ({ why, content, rows, found }) => {
  const result = await findingsOf(`${why.replace(/\W+/g, '-')}.csv`, content);
  expect(result.rows).toEqual(rows);
  expect(result.found).toEqual(found);
  expect(result.code).toBe(found.length > 0 ? 1 : 0);
});

test('an NDJSON line that is not JSON has a finding with its line, and the others are checked', async () => {
  const line = JSON.stringify({
    type: 'BANK',
    account_name: 'Adunni Foods',
    account_number: '0000014579',
    bank_name: 'First Bank of Nigeria',
    currency: 'NGN',
    bank_code: '011',
  });
  const { rows, found } = await findingsOf('a.ndjson', `${line}\n{"type":\n${line}\n`);
  expect(rows).toEqual([1, 2, 3]);
  expect(found).toEqual(['2: input/readable']);
});
