import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform } from 'node:os';

/**
 * Runs each benchmark in a process of its own and gathers their tables in RESULTS.md.
 * With names as arguments, only those run; the other tables stay as they were.
 */
const benchmarks = [
  'schemas',
  'documents',
  'kyc',
  'address',
  'phone',
  'bank',
  'sandbox',
  'demo',
  'commandLine',
];
const chosen = process.argv.slice(2);
const folder = new URL('.', import.meta.url).pathname;
const resultOf = (name: string): string => `${folder}../results/${name}.md`;

for (const name of chosen.length > 0 ? chosen : benchmarks) {
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=@passmuster/source', '--expose-gc', `${folder}${name}.ts`],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}

const tables = benchmarks.filter((name) => existsSync(resultOf(name)));
const head = `# Results

Written by \`pnpm bench\`, never by hand: each table is one run, ours and its peers interleaved in one process where that is
possible. Read the ratios, not the absolute figures, and distrust differences under 10 %.
Last written on Node ${process.version}, ${platform()} ${arch()}, ${cpus().length} cores.
`;
writeFileSync(
  `${folder}../RESULTS.md`,
  [head, ...tables.map((name) => readFileSync(resultOf(name), 'utf8').trim())]
    .join('\n\n')
    .replace(/\n*$/, '\n'),
);
