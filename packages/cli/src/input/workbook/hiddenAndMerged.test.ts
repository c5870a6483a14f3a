import { expect, test } from 'vitest';
import { runInTest } from '../../../test/runInTest.ts';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';
import { workbookFile } from '../../../test/zipFile.ts';

const write = temporaryFolder();
const row = (number: number, cells: readonly string[], attributes = ''): string =>
  `<row r="${number}" ${attributes}>${cells
    .map((text, at) =>
      text === ''
        ? ''
        : `<c r="${String.fromCharCode(65 + at)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`,
    )
    .join('')}</row>`;
const sheet = (rows: string, before = '', after = ''): string =>
  `<worksheet>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;
const check = async (kind: string, xml: string) => {
  const file = write('sheet.xlsx', await workbookFile(xml));
  const { out, err } = await runInTest(['check', kind, file, '--format', 'json']);
  return { reports: JSON.parse(out).reports, err };
};

test('hidden rows and columns are checked like the others, and named', async () => {
  const rows = [
    row(1, ['Phone', 'Country', 'Zodiac']),
    row(2, ['+2348033120456', 'NG', 'x']),
    row(3, ['+1202', 'US', 'x'], 'hidden="1"'),
    row(4, [], 'hidden="1"'),
  ];
  const columns =
    '<cols><col min="2" max="2" hidden="1"/><col min="9" max="99" hidden="1"/></cols>';
  const { reports, err } = await check('phone', sheet(rows.join(''), columns));
  expect(reports.map(({ row: at }: { row: number }) => at)).toEqual([2, 3]);
  expect(err).toContain('1 hidden column included: B\n');
  expect(err).toContain('1 hidden row included\n');
});

test('submit says that it read hidden rows, too', async () => {
  const rows = [
    row(1, ['Currency', 'Network', 'Hidden']),
    row(2, ['USDC', 'polygon', 'x'], 'hidden="1"'),
  ];
  const file = write('sent.xlsx', await workbookFile(sheet(rows.join(''))));
  const { out, err } = await runInTest(['submit', 'wallet', file, '--dry-run']);
  expect(out).toContain('would send 1');
  expect(err).toContain(`${file}: 1 hidden row included\n`);
});

test.each([
  { protection: '<sheetProtection sheet="1"/>', isSaid: true },
  { protection: '<sheetProtection sheet="0"/>', isSaid: false },
])(
  'a sheet with $protection is read; that it is protected is said: $isSaid',
  async ({ protection, isSaid }) => {
    const rows = row(1, ['Phone']) + row(2, ['+2348033120456']);
    const { reports, err } = await check('phone', sheet(rows, '', protection));
    expect(reports).toHaveLength(1);
    expect(err.includes('this sheet is protected. Unprotect it')).toBe(isSaid);
  },
);

test('nothing is said of a sheet that hides nothing', async () => {
  const { err } = await check('phone', sheet(row(1, ['Phone']) + row(2, ['+2348033120456'])));
  expect(err).not.toContain('hidden');
});

test('merged cells that name owners belong to the headings below them, and no further', async () => {
  const rows = [
    row(1, ['Company', 'Owner 1', '', 'UBO 2', '', '']),
    row(2, ['', 'First name', 'DOB', 'First name', 'DOB', 'Email']),
    row(3, ['Mill', 'Ada', '2020-01-01', 'Obi', '2021-01-01', 'not an email']),
  ];
  const merged =
    '<mergeCells count="3"><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/><mergeCell ref="D1:E1"/></mergeCells>';
  const { reports } = await check('customer', sheet(rows.join(''), '', merged));
  const found: { cell?: string; heading?: string; path: unknown[] }[] = reports[0].findings;
  const placed = found.flatMap(({ cell, heading, path }) =>
    cell === undefined ? [] : [`${cell} ${heading}: ${path.join('.')}`],
  );
  expect(placed).toContain('C3 Owner 1 DOB: business_owners.0.date_of_birth');
  expect(placed).toContain('E3 UBO 2 DOB: business_owners.1.date_of_birth');
  expect(placed).toContain('F3 Email: email');
});
