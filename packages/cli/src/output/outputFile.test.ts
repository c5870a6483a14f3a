import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const numbers = write('numbers.csv', 'phone\n+1202\n');
const customer = write('customer.json', '{}');
const partials = (file: string): readonly string[] =>
  readdirSync(dirname(file)).filter((name) => name.endsWith('.partial'));

test.each([
  { args: ['check', 'customer', customer, '--format', 'xlsx'], why: 'a workbook of JSON' },
  { args: ['check', 'customer', `${customer}.none`, '--format', 'xlsx'], why: 'no such input' },
  { args: ['check', 'phone', numbers, '--column', 'Mobile', '--format', 'xlsx'], why: 'no column' },
  { args: ['merge', numbers, '--fail-on', 'error'], why: 'a part that is not complete' },
])('a refused run leaves an existing output as it was: $why', async ({ args }) => {
  const output = write('keep.xlsx', 'keep');
  const { code } = await runInTest([...args, '--output', output]);
  expect(code).toBe(2);
  expect(readFileSync(output, 'utf8')).toBe('keep');
  expect(partials(output)).toEqual([]);
});

test('a run replaces an existing output when it is complete', async () => {
  const output = write('report.ndjson', 'old');
  await runInTest(['check', 'phone', numbers, '--format', 'ndjson', '--output', output]);
  expect(JSON.parse(readFileSync(output, 'utf8'))).toMatchObject({ row: 2 });
  expect(partials(output)).toEqual([]);
});

test.each([
  { name: 'x.pdf', format: 'text', says: 'no format is written to .pdf files' },
  { name: 'x.html', format: 'json', says: 'Add --format html, or rename the file' },
  { name: 'x.xlsx', format: 'csv', says: 'Add --format xlsx, or rename the file' },
  { name: 'x.csv', format: 'text', says: 'Add --format csv, or rename the file' },
])('--output $name with --format $format is refused', async ({ name, format, says }) => {
  const output = write('unused', '').replace('unused', name);
  const { err, code } = await runInTest([
    ...['check', 'phone', numbers, '--format', format, '--output', output],
  ]);
  expect(err).toContain(says);
  expect(code).toBe(2);
  expect(existsSync(output)).toBe(false);
});

test.each([
  ['check', 'phone', numbers, '--format', 'xlsx'],
  ['template', 'phone', '--format', 'xlsx'],
])('a workbook is not written to a terminal: %s', async (...args) => {
  const { out, err, code } = await runInTest(args, { isOutTerminal: true });
  expect(out).toBe('');
  expect(err).toBe("passmuster: a terminal can't show a workbook. Add --output FILE.xlsx\n");
  expect(code).toBe(2);
});
