/**
 * Measures the installed command line: rate and peak memory for files of each kind on one thread and on two, and how
 * long it takes to start; and the time now and at an earlier commit, which is checked out and installed. Needs a build: `turbo run build --filter=passmuster`. Writes results/commandLine.md. One thread
 * takes several seconds for each file. In less time, starting two would count for more than checking.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { earlierCommitTable } from './commandLine/earlierCommit.ts';
import { inputFiles, writeRows } from './commandLine/files.ts';
import { runMeasured } from './commandLine/runMeasured.ts';
import { median } from './measure/median.ts';
import { isQuick, roundsOf, sizeOf } from './measure/quick.ts';
import { writeResults } from './results/writeResults.ts';

const { address, phone, bank, customer } = inputFiles;
const measured = [
  [address, 2_000_000],
  [phone, 500_000],
  [bank, 500_000],
  [customer, 6_000],
] as const;
const main = new URL('../../../packages/cli/dist/main.js', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'command-line-'));
const whole = (value: number): string => Math.round(value).toLocaleString('en');
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

function startRows(): readonly string[] {
  const rounds = Array.from({ length: roundsOf(11) }, () => ({
    bare: runMeasured(['-e', '0']).seconds,
    version: runMeasured([main, '--version']).seconds,
  }));
  const bare = median(rounds.map((round) => round.bare)) * 1000;
  const added = median(rounds.map(({ bare: node, version }) => version - node)) * 1000;
  return [`| Node.js alone | ${whole(bare)} ms |`, `| \`--version\` | ${whole(added)} ms more |`];
}

const rows: string[] = [];
let earlier = '';
try {
  for (const [file, full] of measured) {
    const count = sizeOf(full);
    const { kind, options, name } = file;
    const path = join(folder, name);
    writeRows(path, file, count);
    const check = [main, 'check', kind, path, ...options, '--format', 'ndjson', '--threads'];
    const [one, two] = ['1', '2'].map((threads) => runMeasured([...check, threads]));
    if (!one || !two) continue;
    rows.push(
      `| ${[
        `\`check ${kind}\``,
        whole(count),
        whole(count / one.seconds),
        megabytes(one.peak),
        whole(count / two.seconds),
        megabytes(two.peak),
        `x${(one.seconds / two.seconds).toFixed(2)}`,
      ].join(' | ')} |`,
    );
    rmSync(path);
  }
  if (!isQuick) earlier = earlierCommitTable(folder);
} finally {
  rmSync(folder, { recursive: true });
}

const page = `# Command line

Node ${process.version}; \`--format ndjson\`, start and loading included; a customer has 22 kB with its documents, a bank row
and a phone number one line each.

| | records | a second, one thread | memory | a second, two threads | memory | |
|---|---|---|---|---|---|---|
${rows.join('\n')}

${earlier}

| Start, median of 11 | |
|---|---|
${startRows().join('\n')}
`;
writeResults('commandLine', page, []);
