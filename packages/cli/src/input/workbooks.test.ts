import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parsePath, valueAt } from '@passmuster/findings';
import readSheets, { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { runInTest, terminalInTest } from '../../test/runInTest.ts';
import { type Workbook, workbooks } from '../../test/workbooks/workbooks.ts';
import { openTable } from '../checks/openTable.ts';
import { recordReader } from '../columns/recordReader.ts';
import { checkSettings } from '../commands/check.ts';

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../../test/workbooks/${name}`, import.meta.url));

/** Returns the records of a workbook as they are checked, by row. */
async function valuesOf({ name, kind, options: [, sheet] = [] }: Workbook) {
  const terminal = terminalInTest();
  const settings = await checkSettings(kind, {}, terminal);
  const table = await openTable(fileOf(name), settings, { sheet }, terminal);
  const read = recordReader(table.settings);
  const values = new Map<number, unknown>();
  for await (const record of table.records()) {
    values.set(record.row, read(record).value);
  }
  return values;
}

const check = ({ name, kind, options = [] }: Workbook, format: string) =>
  runInTest(['check', kind, fileOf(name), ...options, '--format', format], {
    now: () => new Date('2026-11-21'),
  });

test.each(workbooks)('$name is read as it is shown: $why', async (workbook) => {
  const { out, err, code } = await check(workbook, 'ndjson');
  const reports: { row: number; findings: { rule: string; path: unknown[] }[] }[] = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const found = reports.flatMap(({ row, findings }) =>
    findings.map(({ rule, path }) => ({ place: `${row}:${path.join('.')}`, rule })),
  );
  const ofFile = found.filter(({ rule }) => rule.startsWith('input/'));
  expect(ofFile.map(({ place, rule }) => `${place} ${rule}`).sort()).toEqual(
    [...workbook.finds].sort(),
  );
  const values = await valuesOf(workbook);
  const read = Object.keys(workbook.reads).map((place) => {
    const [row = '', field = ''] = place.split(':');
    return [place, valueAt(values.get(Number(row)), parsePath(field))];
  });
  expect(Object.fromEntries(read)).toEqual(workbook.reads);
  expect(reports).toHaveLength(workbook.records);
  for (const note of workbook.notes ?? []) expect(err).toContain(note);
  expect(code).toBeLessThan(2);
});

test.each(workbooks)('$name comes back as it was, to another library', async (workbook) => {
  const sent = readFileSync(fileOf(workbook.name));
  const { bytes } = await check(workbook, 'xlsx');
  const before = await readSheets(sent);
  const after = await readSheets(bytes);
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)?.sheet).toBe('Findings');
  const [heading, ...rows] = await readSheet(bytes, 'Findings');
  expect(heading).toEqual(['Cell', 'Column', 'Severity', 'What to do', 'Rule']);
  const cells = rows.map(([cell]) => cell);
  const places = workbook.finds.map((find) => find.split(':')[0]);
  expect(places.filter((row) => !cells.some((cell) => String(cell).endsWith(`${row}`)))).toEqual(
    [],
  );
});

test('a field that no column gives stands once in the sheet of findings, with the column to add', async () => {
  const [workbook] = workbooks;
  if (!workbook) throw new Error('the list is not empty');
  const { bytes } = await check(workbook, 'xlsx');
  const rows = await readSheet(bytes, 'Findings');
  const industry = rows.filter(([, column]) => column === 'industry');
  expect(industry.map(([cell, , , remedy]) => [cell, remedy])).toEqual([
    ['A3', 'This field is required. No column of this table gives this field. Add industry.'],
  ]);
});

test.each([
  { name: 'LibreOffice.ods', says: 'not an .xlsx. Open it, save it as .xlsx or CSV' },
  { name: 'Excel 97.xls', says: 'Remove the password and save it as .xlsx or CSV' },
])('$name ends with a sentence', async ({ name, says }) => {
  const { err, out, code } = await runInTest(['check', 'phone', fileOf(name)]);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err).toContain(says);
  expect({ out, code }).toEqual({ out: '', code: 2 });
});

test('a French list in CSV: shares with a sign are read, those with a comma are named', async () => {
  const file = fileOf('clients.csv');
  const { out } = await runInTest(['check', 'customer', file, '--format', 'csv', '--lang', 'fr']);
  const lines = out.split('\n').filter((line) => line.includes(',input/'));
  expect(lines.map((line) => line.split(',').slice(1, 5).join(' '))).toEqual([
    '2 business_owners[0].ownership_percentage error input/number-form',
    '2 registration_date error input/date-form',
  ]);
});
