import { readFile, rm, writeFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { controlRoutes } from './simulate/controlRoutes.ts';

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
const file = new URL('./readmeExample.generated.ts', import.meta.url);
afterAll(() => rm(file, { force: true }));

test('the example does what its comments say', async () => {
  const code = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const checked = code.replace(/^(\w[\w.]*); \/\/ (.+)$/gm, 'results.push([$1, $2]);');
  await writeFile(
    file,
    `${checked.replace("'@passmuster/sandbox'", "'./index.ts'").replace('\n\n', '\nexport const results: unknown[][] = [];\n')}`,
  );
  const { results } = (await import(/* @vite-ignore */ file.href)) as { results: unknown[][] };
  expect(results).toHaveLength(2);
  for (const [found, said] of results) expect(found).toBe(said);
});

test('the table names every route', () => {
  for (const { path } of controlRoutes) {
    const [, , first = ''] = path.split('/');
    expect(readme).toContain(first);
  }
});
