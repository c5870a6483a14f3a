import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const heading = 'type,account_name,account_number,bank_name,currency,bank_code';
const good = 'BANK,Adunni Foods,0000014579,First Bank of Nigeria,NGN,011';
const table = (...rows: readonly string[]): string => [heading, ...rows].join('\n');

test.each<{ why: string; name: string; content: string | Uint8Array; says: RegExp }>([
  { why: 'an empty file', name: 'empty.csv', content: '', says: /empty\.csv: this file is empty/ },
  {
    why: 'only blank rows',
    name: 'blank.csv',
    content: '\n\n,,\n',
    says: /blank\.csv: there is no heading/,
  },
  {
    why: 'a PDF',
    name: 'scan.csv',
    content: '%PDF-1.7\n',
    says: /scan\.csv: this file is a PDF/,
  },
  {
    why: 'an .xls or encrypted workbook',
    name: 'old.xlsx',
    content: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    says: /old\.xlsx: this file is an \.xls or a password-protected workbook/,
  },
  {
    why: 'a ZIP file that is not a workbook',
    name: 'photos.xlsx',
    content: Buffer.from('PK\u0003\u0004 nothing'),
    says: /photos\.xlsx: this workbook can't be read/,
  },
  {
    why: 'a binary file',
    name: 'program.csv',
    content: Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0]),
    says: /program\.csv: this is a binary file/,
  },
  {
    why: 'JSON that breaks off',
    name: 'cut.json',
    content: '{"type": "BANK",',
    says: /cut\.json: .*(cut off|isn't JSON)/,
  },
  {
    why: 'a quote that is never closed',
    name: 'quote.csv',
    content: table('BANK,"Adunni', good),
    says: /quote\.csv: row 2 has a quote that isn't closed/,
  },
  {
    why: 'columns that name no field',
    name: 'other.csv',
    content: 'Color,Size\nred,4\n',
    says: /other\.csv: no column is recognized\. .*--map/,
  },
  {
    why: 'two columns for one field',
    name: 'twice.csv',
    content: 'type,Type\nBANK,BANK\n',
    says: /twice\.csv: columns A \("type"\) and B \("Type"\) both name the field type/,
  },
])('$why gives one clear line and exit code 2', async ({ name, content, says }) => {
  const { code, err } = await runInTest(['check', 'bank', write(name, content)]);
  expect(err).toMatch(says);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});

test.each([
  { file: '/nonexistent.csv', says: 'no such file. Check the path' },
  { file: tmpdir(), says: 'this is a folder. Name a file in it' },
  { file: '/dev/zero', says: 'this is a binary file' },
])('$file: $says', async ({ file, says }) => {
  const { code, err } = await runInTest(['check', 'bank', file]);
  expect(err).toContain(says);
  expect(code).toBe(2);
});

const folder = mkdtempSync(join(tmpdir(), 'passmuster-fifo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a named pipe is read like a file', async () => {
  const pipe = join(folder, 'rows.csv');
  execFileSync('mkfifo', [pipe]);
  const { writeFile } = await import('node:fs/promises');
  const [{ out }] = await Promise.all([
    runInTest(['check', 'bank', pipe, '--format', 'json']),
    writeFile(pipe, table(good)),
  ]);
  expect(JSON.parse(out).totals).toMatchObject({ records: 1, error: 0 });
});

test('a file that is named twice is refused', async () => {
  const file = write('once.csv', table(good));
  const { code, err } = await runInTest(['check', 'bank', file, file]);
  expect(err).toContain('named twice');
  expect(code).toBe(2);
});
