import { spawnSync } from 'node:child_process';
import { createSandbox } from '@passmuster/sandbox';
import ts from 'typescript-api';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { given } from '../../scripts/printed/given.ts';
import { printedModules } from '../../scripts/printed/printedModules.ts';
import { readBlocks } from '../../scripts/printed/readBlocks.ts';
import { uncompiled } from '../../scripts/printed/uncompiled.ts';

const blocks = readBlocks();
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

describe('blocks as modules', () => {
  const block = (code: string) => ({ page: 'page.md', language: 'ts', code });
  const modules = (...codes: readonly string[]) => [
    ...printedModules('page', codes.map(block), 'declare const key: string;', '../src').values(),
  ];

  test('a block knows what blocks before it import and declare, and what its page takes for granted', () => {
    const [, first = '', second = ''] = modules(
      "import { a, type B } from 'x';\nconst [c] = a(key);\ninterface D {}",
      'a(c, key) satisfies D | B;',
    );
    expect(first).toContain("import { key } from './page-0.ts';");
    expect(first).toContain('export { c };');
    expect(first).toContain('export type { D };');
    expect(
      second
        .split('\n')
        .filter((line) => line.startsWith('import'))
        .sort(),
    ).toEqual([
      "import type { D } from './page-1.ts';",
      "import { a } from 'x';",
      "import { c } from './page-1.ts';",
      "import { key } from './page-0.ts';",
      "import { type B } from 'x';",
    ]);
  });

  test('a name that a block declares itself comes from no other', () => {
    const [, , second = ''] = modules('const a = 1;', 'const a = 2;');
    expect(second).not.toContain('import');
  });

  test('imports of files are read from the folder of the page', () => {
    expect(modules("import { a } from './a.ts';")[1]).toContain("from '../src/a.ts'");
  });

  test('the lists name what is printed', () => {
    const pages = new Set(blocks.map(({ page }) => page));
    expect(Object.keys(given).filter((page) => !pages.has(page))).toEqual([]);
    const stale = uncompiled.filter(
      ({ page, part }) => !blocks.some((one) => one.page === page && one.code.includes(part)),
    );
    expect(stale).toEqual([]);
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
