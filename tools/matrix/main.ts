/**
 * `pnpm verify matrix [text...]`: packs the published packages, installs the tarballs beside each runtime, bundler, compiler and
 * library of `versions.ts` in an empty folder, runs a small program there, and writes RESULTS.md. With texts, only rows
 * whose group or name contains one of them; the other rows of the table stay as they are.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackages } from './packPackages.ts';
import { bundlers } from './rows/bundlers.ts';
import { frameworks } from './rows/frameworks.ts';
import type { Row } from './rows/row.ts';
import { runtimes } from './rows/runtimes.ts';
import { typescript } from './rows/typescript.ts';
import { runRow } from './runRow.ts';
import { writeResults } from './writeResults.ts';

const rows: readonly Row[] = [...runtimes, ...bundlers, ...typescript, ...frameworks];
const texts = process.argv.slice(2).map((text) => text.toLowerCase());
const chosen = rows.filter(
  ({ group, name }) =>
    texts.length === 0 || texts.some((text) => `${group} ${name}`.toLowerCase().includes(text)),
);

const folder = mkdtempSync(join(tmpdir(), 'passmuster-matrix-'));
try {
  const packed = packPackages(join(folder, 'tarballs'));
  for (const [index, row] of chosen.entries()) {
    const { result, output } = await runRow(row, packed, join(folder, `row${index}`));
    console.log(`${result} ${row.name}`);
    if (result === 'failed') console.log(output);
    if (result === 'missing') console.log(`  ${output.split('\n')[0]}`);
    if (result === 'failed') process.exitCode = 1;
    writeResults(rows, row, result);
  }
  if (chosen.length === 0) {
    console.log(`no row contains ${texts.join(' or ')}`);
    process.exitCode = 2;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
