import { type Spreadsheet, spreadsheets } from '@passmuster/testing/spreadsheets/spreadsheets';
import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();

async function bytesOf({ content }: Spreadsheet): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content;
  const sheets = content.map(({ sheet, rows }) => ({
    sheet,
    data: rows.map((cells) =>
      cells.map((value) =>
        value instanceof Date
          ? { value, type: Date, format: 'dd/mm/yyyy' }
          : value === null
            ? null
            : { value },
      ),
    ),
  }));
  return writeWorkbook(sheets as Parameters<typeof writeWorkbook>[0]).toBuffer();
}

test.each(spreadsheets)('$name: $why', async (spreadsheet) => {
  const { name, kind, options = [], finds, records } = spreadsheet;
  const file = write(name, await bytesOf(spreadsheet));
  const { out, code } = await runInTest(['check', kind, file, ...options, '--format', 'ndjson']);
  const reports = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const found = reports.flatMap(({ row, findings }) =>
    findings
      .filter(({ rule }: { rule: string }) => rule.startsWith('input/'))
      .map(
        ({ rule, path }: { rule: string; path: unknown[] }) => `${row}:${path.join('.')} ${rule}`,
      ),
  );
  expect([...found].sort()).toEqual([...finds].sort());
  expect(reports).toHaveLength(records);
  expect(code).toBeLessThan(2);
});

test('a table on a sheet that is not the first is found, and the sheet is named', async () => {
  const spreadsheet = spreadsheets.find(({ name }) => name === 'with instructions.xlsx');
  if (!spreadsheet) throw new Error('this spreadsheet is part of the list');
  const file = write('second.xlsx', await bytesOf(spreadsheet));
  const found = await runInTest(['check', 'wallet', file]);
  expect(found.err).toContain('read sheet "Wallets" (2 of 2); choose another with --sheet');
  const named = await runInTest(['check', 'wallet', file, '--sheet', 'Wallets']);
  expect(found.out).toBe(named.out);
  const wrong = await runInTest(['check', 'wallet', file, '--sheet', 'Read me']);
  expect(wrong.err).toContain('no column is recognized');
});

test('--format xlsx writes the table with what was found, zeros and formulas as text', async () => {
  const file = write(
    'back.csv',
    'type,account_number,currency\nBANK,=1+1,NGN\nBANK,0000014579,NGN\n',
  );
  const { bytes } = await runInTest(['check', 'bank', file, '--format', 'xlsx']);
  const { readSheet } = await import('read-excel-file/node');
  const rows = await readSheet(bytes);
  expect(rows[0]).toEqual(['type', 'account_number', 'currency', 'Result', 'Findings']);
  expect(rows[1]?.slice(0, 4)).toEqual(['BANK', '=1+1', 'NGN', 'Blocked']);
  expect(rows[2]?.[1]).toBe('0000014579');
});
