import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from '@passmuster/sandbox';
import ts from 'typescript-api';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../../..');
const pages = globSync(
  [
    '*.md',
    'docs/*.md',
    'packages/*/README.md',
    'examples/**/README.md',
    'apps/docs/src/content/**/*.{md,mdx}',
  ],
  {
    cwd: root,
    // The pages that a build of the site generates come from examples that tests run.
    exclude: (path) =>
      /node_modules|content\/docs\/(?:rules|operations|lists|reference)$/.test(path),
  },
);
const blocks = pages.flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```(\w+).*\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', code = '']) => ({ page, language, code }),
  ),
);
const blocksIn = (...languages: readonly string[]) =>
  blocks.filter(({ language }) => languages.includes(language));

describe('every block of code parses', () => {
  test.each(blocksIn('ts', 'tsx', 'js', 'jsx'))('$page, $language: $code', ({ language, code }) => {
    const { diagnostics = [] } = ts.transpileModule(code, {
      fileName: `block.${language}`,
      reportDiagnostics: true,
      compilerOptions: { module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.Preserve },
    });
    expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
  });

  test.each(blocksIn('sh'))('$page: $code', ({ code }) => {
    const { status, stderr } = spawnSync('sh', ['-n'], { input: code, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test.each(blocksIn('json'))('$page: $code', ({ code }) => {
    expect(() => JSON.parse(code)).not.toThrow();
  });

  test.each(blocksIn('yaml'))('$page: $code', ({ code }) => {
    expect(Object.keys(parse(code))).not.toEqual([]);
  });

  test('of every kind', () => {
    for (const languages of [['ts'], ['tsx'], ['js', 'jsx'], ['sh'], ['json'], ['yaml']])
      expect([languages, blocksIn(...languages).length > 0]).toEqual([languages, true]);
  });
});

test('the sandbox accepts the key that the guides give it', async () => {
  const guide = blocks.filter(({ page }) => page.endsWith('guides/sandbox.mdx'));
  const keys = guide.flatMap(({ code }) => code.match(/a-key-[\w-]+/g) ?? []);
  const sandbox = createSandbox({ apiKeys: keys });
  await sandbox.ready;
  await sandbox.close();
  expect(new Set(keys).size).toBe(1);
});
