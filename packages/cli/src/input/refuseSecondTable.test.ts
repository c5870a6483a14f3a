import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { refuseSecondTable } from './refuseSecondTable.ts';

const write = temporaryFolder();
const first = 'Beneficiary,Account number,Bank,Currency\nAda Obi,0123456789,Zenith,NGN\n';
const second = 'Currency,Bank,Account number,Beneficiary\nNGN,Access,0123456780,Bola Ade\n';

test.each([
  { what: 'headings in another order', table: `${first}\n${second}`, row: 4 },
  { what: 'a row of separators above', table: `${first},,,\n${second}`, row: 4 },
  { what: 'a table of another kind', table: `${first},,,\nCompany,Email,Phone,City\n`, row: 4 },
  { what: 'fewer columns', table: `${first}\n\nBank,Currency\nZenith,ZAR\n`, row: 5 },
  { what: 'no blank row between', table: `${first}${second}`, row: 3 },
  { what: 'its own headings again', table: first.repeat(2), row: 3 },
  {
    what: 'a table of another kind right below',
    table: `${first}Company,Email,Phone,City\n`,
    row: 3,
  },
  {
    what: 'right below a cell with a line break',
    table: `${first}"Bola\nAde",0123456780,Access,NGN\n${second}`,
    row: 4,
  },
  { what: 'line breaks in cells', table: `${first}"Ada\n\nObi",1,2,NGN\n\n${second}`, row: 5 },
])('a second table on a sheet is refused: $what', async ({ table, row }) => {
  for (const command of ['check', 'submit']) {
    const more = command === 'submit' ? ['--dry-run', '--base-url', 'http://localhost:9'] : [];
    const { err, code } = await runInTest([command, 'bank', write('two.csv', table), ...more]);
    expect(err).toContain(`row ${row} begins another table`);
    expect(code).toBe(2);
  }
});

test.each([
  { what: 'blank rows between records', table: `${first}\n\nBola Ade,0123456780,Access,NGN\n` },
  { what: 'a note', table: `${first}\nBank,,,\n` },
  { what: 'a name and a bank like headings', table: `${first}Company,0123456780,Bank,NGN\n` },
  { what: 'values like headings', table: `${first}Company,Phone,City,NGN\n` },
  { what: 'two headings beside invisible cells', table: `${first}Company,\u200b,Bank,\u2060\n` },
  { what: 'two headings only', table: `${first}Company,,Bank,\n` },
])('one table is read: $what', async ({ table }) => {
  const { err } = await runInTest(['check', 'bank', write('one.csv', table)]);
  expect(err).not.toContain('another table');
});

test('a second table far below is refused before anything is sent', async () => {
  const rows = Array.from({ length: 4_000 }, (_, at) => `Ada Obi,${at},Zenith,NGN\n`).join('');
  const { err, code } = await runInTest([
    ...['submit', 'bank', write('long.csv', `${first}${rows}\n${second}`), '--dry-run'],
    ...['--base-url', 'http://localhost:9'],
  ]);
  expect(err).toContain('row 4004 begins another table');
  expect(code).toBe(2);
});

/** Reads pieces of a file of CSV as they come, the first from its second row on. */
async function readPieces(pieces: readonly string[]): Promise<void> {
  async function* batches() {
    for (const text of pieces) yield { text, firstRow: 2 };
  }
  const form = { format: 'csv', separator: ',', width: 2 } as const;
  const isStart = (cells: readonly unknown[], isBelowBlank: boolean): boolean =>
    isBelowBlank && cells[0] === 'Bank';
  const start = { isStart, mayStart: () => true };
  for await (const _ of refuseSecondTable(batches(), form, start));
}

test.each([
  { where: 'at the end of a piece', pieces: ['a,b\n\n', 'Bank,Currency\n'] },
  { where: 'of separators at the end of a piece', pieces: ['a,b\n,\n', 'Bank,Currency\n'] },
  { where: 'with a carriage return at the end of a piece', pieces: ['a,b\r\n\r\n', 'Bank,b\r\n'] },
  { where: 'at the start of a piece', pieces: ['a,b\n', '\nBank,Currency\n'] },
  { where: 'that is a piece', pieces: ['a,b\n', '\n', 'Bank,Currency\n'] },
])('a blank row is seen $where', async ({ pieces }) => {
  await expect(readPieces(pieces)).rejects.toThrow('begins another table');
});

test('a row that names columns is read as one of values, in whichever piece it begins', async () => {
  const rows = ['a,b\n', 'Bank,Currency\n', 'c,d\n'];
  await expect(readPieces(rows)).resolves.toBeUndefined();
  await expect(readPieces([rows.join('')])).resolves.toBeUndefined();
});
