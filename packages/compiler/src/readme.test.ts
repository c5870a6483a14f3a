import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as compiler from './index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the examples of the README give what their comments say', () => {
  const code = Array.from(readme.matchAll(/```ts\n([\s\S]*?)```/g), ([, block]) => block).join('');
  const body = stripTypeScriptTypes(code)
    .replace(/^import .*$/gm, '')
    .replace(/^(source|accept\b|Object)(.*); \/\/ (.*)$/gm, 'results.push([$1$2, $3]);');
  const results: [unknown, unknown][] = [];
  const names = { ...compiler, v, results };
  new Function(...Object.keys(names), body)(...Object.values(names));
  expect(results).toHaveLength(5);
  for (const [found, expected] of results) expect(found).toBe(expected);
});
