/**
 * Measures the peak memory of the command line for a million rows of each kind, a hundred thousand small customers and as
 * many with documents as take some minutes, on two threads: `pnpm bench millionRows`. All rows differ, so that the search
 * for duplicates must keep them all. Needs a build: `turbo run build --filter=passmuster`. Writes results/millionRows.md.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inputFiles, writeRows } from './commandLine/files.ts';
import { runMeasured } from './commandLine/runMeasured.ts';

const { address, phone, bank, customer, smallCustomer } = inputFiles;
const measured = [
  [address, 1_000_000],
  [phone, 1_000_000],
  [bank, 1_000_000],
  [smallCustomer, 100_000],
  [customer, 10_000],
] as const;
const main = new URL('../../../packages/cli/dist/main.js', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'million-rows-'));
const rows: string[] = [];

/** Writes the results after each file, so that an interrupted run keeps what it measured. */
function writePage(): void {
  const page = `# A million rows

Node ${process.version}; the command line on two threads, \`--format ndjson\`, all rows different and compared for duplicates.

| | peak memory | |
|---|---|---|
${rows.join('\n')}
`;
  writeFileSync(new URL('../results/millionRows.md', import.meta.url), page);
}

try {
  for (const [file, count] of measured) {
    const path = join(folder, file.name);
    writeRows(path, file, count);
    const args = [main, 'check', file.kind, path, ...file.options, '--format', 'ndjson'];
    const { seconds, peak } = runMeasured([...args, '--threads', '2']);
    rows.push(
      `| ${count.toLocaleString('en')} ${file.rows} | ${(peak / 1e6).toFixed(0)} MB | ${seconds.toFixed(0)} s |`,
    );
    console.log(rows.at(-1));
    writePage();
    rmSync(path);
  }
} finally {
  rmSync(folder, { recursive: true });
}
