import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { measuresOf } from '../measure/measure.ts';
import { roundsOf } from '../measure/quick.ts';
import { type InputFile, inputFiles, writeRows } from './files.ts';
import { runMeasured } from './runMeasured.ts';

/** The commit that the speed of the command line is held against. */
const commit = '0ee568e';
const root = new URL('../../../..', import.meta.url).pathname;

const { address, customer, smallCustomer, customerTable } = inputFiles;
const files = [
  [customer, 1000],
  [smallCustomer, 2000],
  [customerTable, 2000],
  [address, 200_000],
] as const;
/** Few, so that all take some three minutes on two cores that have nothing else to do. */
const rounds = roundsOf(7);

function git(...args: readonly string[]): boolean {
  const { status } = spawnSync('git', args, { cwd: root, stdio: 'ignore' });
  return status === 0;
}

/** Checks out the commit with its dependencies. Returns false if the history lacks it, or they can't be installed. */
function checkOut(folder: string): boolean {
  if (!git('cat-file', '-e', `${commit}^{commit}`)) return false;
  if (!git('worktree', 'add', '--detach', folder, commit)) return false;
  const { packageManager } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const install = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  const { status } = spawnSync('npx', ['--yes', packageManager, ...install], {
    cwd: folder,
    stdio: 'ignore',
  });
  return status === 0;
}

/** Returns the seconds of processor time that a check takes, from the sources at `at`, on one thread. */
const processorTime = (at: string, { kind, options }: InputFile, path: string): number => {
  const main = join(at, 'packages/cli/src/main.ts');
  const check = ['check', kind, path, ...options, '--format', 'ndjson', '--threads', '1'];
  return runMeasured(['--conditions=@passmuster/source', main, ...check]).processor;
};

function rowOf(folder: string, earlier: string, file: InputFile, count: number): string {
  const [one, all] = [1, count].map((rows) => {
    const path = join(folder, `${rows}-${file.name}`);
    writeRows(path, file, rows);
    return path;
  }) as [string, string];
  /** Without the start, which a file of one row takes, too. */
  const time = (at: string): number => processorTime(at, file, all) - processorTime(at, file, one);
  const before: number[] = [];
  const now: number[] = [];
  for (let round = 0; round < rounds; round++) {
    before.push(time(earlier));
    now.push(time(root));
  }
  const measures = measuresOf([before, now]);
  const times = measures.map(
    ({ time: seconds }) =>
      `${seconds.toFixed(2)} s, ${((seconds / count) * 1e6).toFixed(1)} µs a row`,
  );
  const cells = [`${count.toLocaleString('en')} ${file.rows}`, ...times];
  return `| ${cells.join(' | ')} | x${measures.at(-1)?.ratio.toFixed(2)} |`;
}

/** Returns a table of the processor time now and at an earlier commit, both run from their sources, in turn. */
export function earlierCommitTable(folder: string): string {
  const earlier = join(folder, 'earlier');
  try {
    if (!checkOut(earlier)) {
      return `Nothing is compared with commit ${commit}: it isn't in the history here, or its dependencies can't be installed.`;
    }
    const rows = files.map(([file, count]) => rowOf(folder, earlier, file, count));
    return `| One thread, without the start; medians of ${rounds} rounds in turn | commit ${commit} | now | |
|---|---|---|---|
${rows.join('\n')}`;
  } finally {
    git('worktree', 'remove', '--force', earlier);
    rmSync(earlier, { recursive: true, force: true });
  }
}
