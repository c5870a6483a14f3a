import { readFile } from 'node:fs/promises';
import * as client from '@passmuster/client';
import { testDocstrings } from '@passmuster/testing/testExamples';
import { expect, test } from 'vitest';
import * as sandbox from './index.ts';
import { controlRoutes } from './simulate/controlRoutes.ts';

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
const modules = { '@passmuster/client': client, '@passmuster/sandbox': sandbox };
const AsyncFunction = (async () => undefined).constructor as new (
  ...words: string[]
) => (known: typeof modules, results: unknown[][]) => Promise<void>;

test('the example does what its comments say', async () => {
  const code = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const body = code
    .replace(/^import (\{.*\}) from ('.*');$/gm, 'const $1 = modules[$2];')
    .replace(/^(\w[\w.]*); \/\/ (.+)$/gm, 'results.push([$1, $2]);');
  const results: unknown[][] = [];
  await new AsyncFunction('modules', 'results', body)(modules, results);
  expect(results).toHaveLength(2);
  for (const [found, said] of results) expect(found).toBe(said);
});

test('the table names every route', () => {
  for (const { path } of controlRoutes) {
    const [, , first = ''] = path.split('/');
    expect(readme).toContain(first);
  }
});

testDocstrings({ from: import.meta.url, names: sandbox });
