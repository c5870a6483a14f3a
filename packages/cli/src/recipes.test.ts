import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { expect, test, vi } from 'vitest';
import { customers } from '../test/customers.ts';
import { runInTest } from '../test/runInTest.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';

// Several processes that each load the tables of a review.
vi.setConfig({ testTimeout: 120_000 });

const write = temporaryFolder();
const main = new URL('./main.ts', import.meta.url).pathname;
const passmuster = write(
  'passmuster',
  `#!/bin/sh\nexec '${process.execPath}' --conditions=@passmuster/source '${main}' "$@"\n`,
);
chmodSync(passmuster, 0o755);
const environment = {
  ...process.env,
  PATH: `${dirname(passmuster)}${delimiter}${process.env['PATH'] ?? ''}`,
};
const file = write('all.ndjson', customers({ input: 'ndjson', seed: 3, rows: 12 }));
const folder = dirname(file);
const shell = (command: string) =>
  spawnSync('sh', ['-c', command], { cwd: folder, env: environment, encoding: 'utf8' });
const { out } = await runInTest(['check', 'customer', file, '--format', 'ndjson'], {
  now: () => new Date(),
});
const whole = out.replaceAll(file, 'all.ndjson');

test('the recipe with xargs in the README writes what one run writes', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, recipe = ''] = /```sh\n(seq [\s\S]*?)```/.exec(readme) ?? [];
  expect(recipe).toContain('--shard {}/4');
  shell(recipe);
  expect(readFileSync(`${folder}/report.ndjson`, 'utf8') === whole).toBe(true);
});

const hasParallel = spawnSync('parallel', ['--version']).status === 0;

test('the recipe with GNU parallel writes what one run writes, where it is installed', () => {
  const script = new URL('../recipes/parallel.sh', import.meta.url).pathname;
  // Without GNU parallel there is nothing to run: the script is still checked for its syntax.
  if (!hasParallel) {
    expect(() => execFileSync('sh', ['-n', script])).not.toThrow();
    return;
  }
  // The exit code is that of `merge`: 1, since there are findings.
  expect(shell(`'${script}' all.ndjson parallel.ndjson`).status).toBe(1);
  expect(readFileSync(`${folder}/parallel.ndjson`, 'utf8') === whole).toBe(true);
});
