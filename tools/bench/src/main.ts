import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, cpus, platform } from 'node:os';
import { lossesOf } from './results/lossesOf.ts';
import type { Series } from './results/series.ts';

/**
 * Runs each benchmark in a process of its own and gathers their tables and charts in RESULTS.md: `pnpm bench`.
 * With names as arguments, runs only those, and the other tables stay as they were. `--quick` runs each once with little
 * input, to check that it works, and keeps nothing. Needs a build: `turbo run build --filter='./packages/*' --filter=@passmuster/demo`.
 */
const benchmarks = [
  'schemas',
  'documents',
  'sizes',
  'kyc',
  'address',
  'phone',
  'bank',
  'sandbox',
  'demo',
  'commandLine',
];
/** These take several minutes and run only if they are named. */
const long = ['millionRows'];
const isQuick = process.argv.includes('--quick');
const given = process.argv.slice(2).filter((name) => name !== '--quick');
const folder = new URL('.', import.meta.url).pathname;
const resultOf = (name: string, kind: 'md' | 'json'): string =>
  `${folder}../results/${name}.${kind}`;

for (const name of given.length > 0 ? given : benchmarks) {
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=@passmuster/source', '--expose-gc', `${folder}${name}.ts`],
    { stdio: 'inherit', env: { ...process.env, ...(isQuick && { BENCH_QUICK: '1' }) } },
  );
  if (status !== 0) process.exitCode = 1;
}

/** Returns the packages we are compared with, as they are installed. */
function peerVersions(): string {
  const { dependencies } = JSON.parse(readFileSync(`${folder}../package.json`, 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const require = createRequire(import.meta.url);
  return Object.keys(dependencies)
    .filter((name) => !name.startsWith('@passmuster/') && name !== 'playwright')
    .map((name) => {
      const places = require.resolve.paths(name) ?? [];
      const file = places.map((place) => `${place}/${name}/package.json`).find(existsSync);
      return `${name} ${file === undefined ? '' : JSON.parse(readFileSync(file, 'utf8')).version}`;
    })
    .join(', ');
}

function writeAll(): void {
  const tables = [...benchmarks, ...long].filter((name) => existsSync(resultOf(name, 'md')));
  const losses = benchmarks
    .filter((name) => existsSync(resultOf(name, 'json')))
    .flatMap((name) => JSON.parse(readFileSync(resultOf(name, 'json'), 'utf8')) as Series[])
    .flatMap(lossesOf);
  const head = `# Results

Written by \`pnpm bench\`, never by hand: each table is one run, ours and the other libraries interleaved in one process where that is
possible, in time of the processor. ± is half of the range between the quartiles. Read the ratios, not the absolute figures, and distrust
differences under 10%.
Last written on Node ${process.version}, ${platform()} ${arch()}, ${cpus().length} cores.

Compared with ${peerVersions()}.

# Where others are better

${losses.length === 0 ? 'Nowhere.' : losses.map((loss) => `- ${loss}`).join('\n')}
`;
  const pages = tables.map((name) =>
    readFileSync(resultOf(name, 'md'), 'utf8').trim().replaceAll('](charts/', '](results/charts/'),
  );
  writeFileSync(`${folder}../RESULTS.md`, `${[head.trim(), ...pages].join('\n\n')}\n`);
}

if (!isQuick) writeAll();
