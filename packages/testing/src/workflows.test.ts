import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** The jobs of a workflow file, by name: their text, from the key to the next one. */
function jobsOf(file: string): readonly (readonly [name: string, text: string])[] {
  const [, jobs = ''] = readFileSync(join(root, file), 'utf8').split(/^jobs:$/m);
  return [...jobs.matchAll(/^ {2}(\w+):\n((?: {3}.*\n|\n)*)/gm)].map(
    ([, name = '', text = '']) => [`${file}: ${name}`, text] as const,
  );
}

const jobs = globSync('.github/workflows/*.yml', { cwd: root }).flatMap(jobsOf);

test('a job that may write to the repository installs and runs no package', () => {
  const writing = jobs.filter(([, text]) => /contents: write|write-all/.test(text));
  expect(writing.map(([name]) => name).sort()).toEqual([
    '.github/workflows/data-age.yml: propose',
    '.github/workflows/release.yml: tag',
  ]);
  for (const [, text] of writing) expect(text).not.toMatch(/\bnpm|npx|pnpm|node |corepack/);
});

test('no job leaves its credentials in the checkout', () => {
  const checkouts = jobs.map(([name, text]) => [
    name,
    text.split('actions/checkout@').length,
    text.split('persist-credentials: false').length,
  ]);
  expect(checkouts.filter(([, checkedOut, dropped]) => checkedOut !== dropped)).toEqual([]);
  expect(checkouts.length).toBeGreaterThan(3);
});
