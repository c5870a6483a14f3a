/**
 * Runs the longer checks that `pnpm test` samples or leaves out: every test that counts its cases by `runCount`, at full
 * size, histories of tabs in a model and in Chromium, what `pnpm new` writes, the whole corpus, every regular expression, huge lists, the packages as they would be published, the sandbox with clients
 * that misbehave, with failing storage and under load, and the documentation site with its links. Prints how long each took; exits with 1 if one failed. `pnpm verify corpus` runs one of them,
 * `pnpm verify atMostOnce` the tests at full size whose path has that name.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const fullSizeTests = globSync('{packages,apps,tools}/**/*.test.ts', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes('@passmuster/testing/runCount'),
);

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'];
const tabs = ['drafts/tabs', 'drafts/tabs.browser', 'application/filesSent'].map(
  (name) => `packages/form/src/${name}.test.ts`,
);
const steps: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['tests at full size', [...vitest, ...fullSizeTests]],
  ['tabs', [...vitest, '--project', 'browser', ...tabs]],
  [
    'tabs: memory of files',
    ['--expose-gc', '--conditions=@passmuster/source', 'packages/form/scripts/fileMemory.ts'],
  ],
  ['names', [...vitest, 'packages/kyc/src/rules/trueNames.test.ts']],
  ['scaffolds', [...vitest, 'tools/scripts/new/scaffolds.test.ts']],
  ['regular expressions', ['tools/scripts/regularExpressions.ts', '--all']],
  ['compiled schemas', ['--no-warnings', 'packages/compiler/scripts/fuzz.ts']],
  ['lists', ['--conditions=@passmuster/source', 'tools/bench/src/lists.ts']],
  ['packages', ['node_modules/turbo/bin/turbo', 'run', 'pack:check', '--filter=./packages/*']],
  ...['wire', 'storage', 'load'].map(
    (name) =>
      [
        `sandbox: ${name}`,
        ['--conditions=@passmuster/source', 'packages/sandbox/scripts/reliability.ts', name],
      ] as const,
  ),
  ['queue', ['--conditions=@passmuster/source', 'packages/client/scripts/queue.ts']],
  ['corpus', ['--conditions=@passmuster/source', 'tools/bench/src/corpus.ts']],
  ['documentation: pages', ['--conditions=@passmuster/source', 'apps/docs/scripts/generate.ts']],
  [
    'documentation: site',
    ['apps/docs/node_modules/astro/bin/astro.mjs', 'build', '--root', 'apps/docs'],
  ],
  ['documentation: links', ['apps/docs/scripts/checkLinks.ts']],
  ['documentation: accessibility', ['tools/scripts/docsSite.ts']],
];

const wanted = process.argv[2];
const named = steps.filter(([name]) => wanted === undefined || name.startsWith(wanted));
const files = fullSizeTests.filter((file) => wanted !== undefined && file.includes(wanted));
const chosen =
  named.length === 0 && files.length > 0 ? [['tests', [...vitest, ...files]] as const] : named;
const results = chosen.map(([name, args]) => {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FULL_SIZE: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return {
    name,
    passed: status === 0,
    seconds: Math.round((performance.now() - started) / 1000),
  };
});

for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'} ${name}, ${seconds} s`);
}
if (results.length === 0 || results.some(({ passed }) => !passed)) process.exitCode = 1;
