/**
 * Runs the long and rare checks of `verify/steps.ts`, and every test that counts its cases by `runCount` at full size. `pnpm
 * verify corpus` runs the steps whose name begins so, and passes on the arguments after the name; `pnpm verify atMostOnce` runs the
 * tests at full size whose path has that name. Prints how long each took; exits with 1 if one failed.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setup as ownTemporaryFolder } from '../../packages/testing/src/ownTemporaryFolder.ts';
import { type Step, steps, vitest } from './verify/steps.ts';

const root = join(import.meta.dirname, '../..');
const fullSizeTests = globSync('{packages,apps,tools}/**/*.test.ts', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes('@passmuster/testing/runCount'),
);

const [wanted, ...others] = process.argv.slice(2);
const everyStep: readonly Step[] = [
  { name: 'tests at full size', args: [...vitest, ...fullSizeTests] },
  ...steps,
];

/** Returns the steps with the wanted name, or the tests with it in their path; without a name, every step that needs none. */
function chosenSteps(): readonly Step[] {
  if (wanted === undefined) return everyStep.filter(({ onlyByName }) => !onlyByName);
  const named = everyStep.filter(({ name }) => name.startsWith(wanted));
  if (named.length > 0) return named;
  const files = fullSizeTests.filter((file) => file.includes(wanted));
  return files.length > 0 ? [{ name: 'tests', args: [...vitest, ...files] }] : [];
}

const run = (args: readonly string[]): boolean =>
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FULL_SIZE: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  }).status === 0;

const removeFolder = ownTemporaryFolder();
const chosen = chosenSteps();
const builds = new Set(chosen.flatMap((step) => step.builds ?? []));
const filters = [...builds].map((filter) => `--filter=${filter}`);
const isBuilt =
  filters.length === 0 || run(['node_modules/turbo/bin/turbo', 'run', 'build', ...filters]);
const results = (isBuilt ? chosen : []).map(({ name, args }) => {
  const started = performance.now();
  const passed = run([...args, ...others]);
  return { name, passed, seconds: Math.round((performance.now() - started) / 1000) };
});
removeFolder();

for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'} ${name}, ${seconds} s`);
}
if (chosen.length === 0) console.error(everyStep.map(({ name }) => name).join('\n'));
if (results.length === 0 || results.some(({ passed }) => !passed)) process.exitCode = 1;
