import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldRow, fieldRowNumbers } from './spec/fieldRows.ts';
import { mutateRows } from './spec/mutateRows.ts';
import { readRows, type SpecLink, type SpecRow } from './spec/readRows.ts';
import { readTestReport } from './spec/readTestReport.ts';
import { titlePattern } from './spec/titlePattern.ts';

/**
 * Checks SPEC.md. Each row must have a unique number, name files that exist, and name tests that ran and passed in the
 * last `pnpm test:unit`, or say “open”. A test is named by its title as the runner reports it; a file without a title
 * stands for all of its tests. Without a report, or where a test file is newer than the report, titles stay unchecked.
 * The rows of fields must be what the table of obligations in
 * `packages/testing/src/contract` states; `--write` writes them.
 *
 * `--mutate` changes the code that a row links to, in memory, and expects the tests it names to fail; row numbers after it
 * select some.
 */
const root = join(import.meta.dirname, '../..');
const page = join(root, 'docs/SPEC.md');
const [flag, ...numbers] = process.argv.slice(2);
if (flag === '--write') {
  let text = readFileSync(page, 'utf8');
  for (const row of readRows(text)) text = text.replace(row.line, () => toRow(row));
  writeFileSync(page, text);
}
const rows = readRows(readFileSync(page, 'utf8'));
const report = readTestReport(join(root, 'reports/tests.json'), root);
const problems: string[] = [];
let unchecked = 0;

/** Returns the row as it must be written. */
function toRow(row: SpecRow): string {
  return fieldRowNumbers.includes(row.number) ? fieldRow(row) : row.line;
}

function checkTest(number: string, { file, title }: SpecLink): void {
  if (report === undefined || statSync(join(root, file)).mtimeMs > report.written) {
    unchecked += 1;
    return;
  }
  const pattern = title === undefined ? undefined : titlePattern(title);
  const tests = report.testsOf(file).filter(({ path }) => pattern?.test(path) ?? true);
  const name = title === undefined ? file : `${file}: “${title}”`;
  if (tests.length === 0) problems.push(`${number}: no test ran that is named ${name}`);
  if (tests.some(({ passed }) => !passed)) problems.push(`${number}: did not pass: ${name}`);
}

const seen = new Set<string>();
for (const row of rows) {
  const { number, cells, implementation, tests } = row;
  if (toRow(row) !== row.line) problems.push(`${number}: run pnpm spec --write`);
  if (seen.has(number)) problems.push(`${number}: this number is used twice`);
  seen.add(number);
  for (const [cell, links] of [
    [cells.implementation, implementation],
    [cells.test, tests],
  ] as const) {
    if (links.length === 0 && !/^(open|–)/.test(cell)) {
      problems.push(`${number}: a cell has no file, and not “open”`);
    }
    for (const { file } of links) {
      if (!existsSync(join(root, file))) problems.push(`${number}: ${file} does not exist`);
    }
  }
  for (const link of tests) if (existsSync(join(root, link.file))) checkTest(number, link);
}
if (rows.length === 0) problems.push('no row found');
const open = rows.filter(({ cells }) =>
  Object.values(cells).some((cell) => cell.startsWith('open')),
);

for (const number of fieldRowNumbers) {
  if (!seen.has(number))
    problems.push(`${number}: this row of the table of obligations is missing`);
}
if (flag === '--mutate') {
  const isSelected = ({ number }: SpecRow): boolean =>
    numbers.length === 0 || numbers.includes(number);
  problems.push(...(await mutateRows(root, rows.filter(isSelected))));
}
for (const problem of problems) console.error(`SPEC.md ${problem}`);
const titles = rows.reduce((sum, { tests }) => sum + tests.length, 0);
console.log(
  `SPEC.md: ${rows.length} rows, ${open.length} open, ${titles} tests named, ${problems.length} problems`,
);
if (unchecked > 0) {
  console.log(
    `Not checked, because they have not run: ${unchecked} tests. Run pnpm test:unit first.`,
  );
}
process.exitCode = problems.length > 0 ? 1 : 0;
