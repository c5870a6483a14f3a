import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const first = 'Beneficiary,Account number,Bank,Currency\nAda Obi,0123456789,Zenith,NGN\n';
const second = 'Currency,Bank,Account number,Beneficiary\nNGN,Access,0123456780,Bola Ade\n';

test.each([
  { what: 'headings in another order', table: `${first}\n${second}`, row: 4 },
  { what: 'a row of separators above', table: `${first},,,\n${second}`, row: 4 },
  { what: 'a table of another kind', table: `${first},,,\nCompany,Email,Phone,City\n`, row: 4 },
  { what: 'fewer columns', table: `${first}\n\nBank,Currency\nZenith,ZAR\n`, row: 5 },
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
