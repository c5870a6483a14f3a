import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as compiler from './index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the example of the README gives what its comments say', () => {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  const body = stripTypeScriptTypes(code)
    .replace(/^import .*$/gm, '')
    .replace(/^(source|Object)(.*); \/\/ (.*)$/gm, 'results.push([$1$2, $3]);');
  const results: [unknown, unknown][] = [];
  const { compileModule, runtimeModules } = compiler;
  new Function('v', 'compileModule', 'runtimeModules', 'results', body)(
    v,
    compileModule,
    runtimeModules,
    results,
  );
  expect(results).toHaveLength(3);
  for (const [found, expected] of results) expect(found).toBe(expected);
});
