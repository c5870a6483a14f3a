import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { runCount } from '@passmuster/testing/runCount';
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
  expect(recipe).toMatch(/^seq 4 .*--shard \{\}\/4 .*\n.* part-4\.ndjson /);
  // Each of its four processes loads the tables of a review.
  const isWhole = runCount(0, 1) === 1;
  const halved = recipe.replace('seq 4', 'seq 2').replace('{}/4', '{}/2');
  shell(isWhole ? recipe : halved.replace(' part-3.ndjson part-4.ndjson', ''));
  expect(readFileSync(`${folder}/report.ndjson`, 'utf8') === whole).toBe(true);
});

const recipe = (name: string): string => new URL(`../recipes/${name}`, import.meta.url).pathname;
const hasParallel = spawnSync('parallel', ['--version']).status === 0;

test.each(["it's.ndjson", '-a $HOME "b".ndjson'])(
  'the recipe with GNU parallel writes of %s what one run writes, where it is installed',
  (name) => {
    const script = recipe('parallel.sh');
    // Without GNU parallel there is nothing to run: the script is still checked for its syntax.
    if (!hasParallel) {
      expect(() => execFileSync('sh', ['-n', script])).not.toThrow();
      return;
    }
    copyFileSync(file, `${folder}/${name}`);
    // The exit code is that of `merge`: 1, since there are findings.
    const run = { cwd: folder, env: environment, encoding: 'utf8' } as const;
    expect(spawnSync(script, [name, 'parallel.ndjson'], run).status).toBe(1);
    const report = readFileSync(`${folder}/parallel.ndjson`, 'utf8');
    expect(report.replaceAll(JSON.stringify(name).slice(1, -1), 'all.ndjson') === whole).toBe(true);
  },
);

test('the jobs of Kubernetes write what one run writes, by a pinned image', () => {
  const [check, merge] = ['kubernetes.json', 'kubernetesMerge.json'].map((name) => {
    const { spec } = JSON.parse(readFileSync(recipe(name), 'utf8'));
    return { ...spec, container: spec.template.spec.containers[0] };
  });
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  // Each of its eight processes loads the tables of a review.
  const count = runCount(2, check.completions);
  expect(check.container.command.at(-1)).toContain(`/${check.completions} `);
  const jobs = mkdtempSync(join(folder, 'jobs-'));
  copyFileSync(file, `${jobs}/customers.ndjson`);
  const run = ({ container }: typeof check, index = 0): void => {
    const { image, command } = container;
    expect(image).toBe(`passmuster:${JSON.parse(manifest).version}`);
    const [program, ...args] = command.map((word: string) =>
      word.replaceAll('/data/', '').replace(`/${check.completions} `, `/${count} `),
    );
    const env = { ...environment, JOB_COMPLETION_INDEX: `${index}` };
    expect(spawnSync(program, args, { cwd: jobs, env }).status).toBe(0);
  };
  for (let index = 0; index < count; index += 1) run(check, index);
  run(merge);
  const report = readFileSync(`${jobs}/report.ndjson`, 'utf8');
  expect(report.replaceAll('customers.ndjson', 'all.ndjson') === whole).toBe(true);
  const script = readFileSync(recipe('kubernetes.sh'), 'utf8');
  expect(script.match(/kubernetes\w*\.json/g)).toContain('kubernetesMerge.json');
});

test('each recipe says what it was run on, or that it was not run', () => {
  // Python leaves a folder beside what it runs.
  const names = readdirSync(recipe(''), { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
  const silent = names.filter(
    (name) =>
      !/\b(?:Run on|Not run on|was run by itself)\b/.test(readFileSync(recipe(name), 'utf8')),
  );
  expect(silent).toEqual(['kubernetesMerge.json']);
});
