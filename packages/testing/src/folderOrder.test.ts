import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const repository = new URL('../../../', import.meta.url).pathname;

const sources = [
  ...['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(repository, parent)).map((name) => `${parent}/${name}/src`),
  ),
  'apps/demo/src/web',
  'apps/demo/src/web/onboarding',
];

/** Folders of a package by the folders they import from; files beside them count as the folder `.`. */
function importsByFolder(source: string): ReadonlyMap<string, ReadonlySet<string>> {
  const root = join(repository, source);
  const folderOf = (file: string): string =>
    file.includes('/') ? (file.split('/')[0] ?? '.') : '.';
  const graph = new Map<string, Set<string>>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test(-d)?\.tsx?$|^testing\//.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const target = folderOf(relative(root, join(root, dirname(file), path)));
      const folder = folderOf(file);
      if (target === '.' || folder === '.' || target === folder || target.startsWith('..'))
        continue;
      graph.set(folder, (graph.get(folder) ?? new Set()).add(target));
    }
  }
  return graph;
}

/** Returns a chain of imports from a folder back to itself, or undefined. */
function circle(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  folder: string,
  way: readonly string[] = [],
): readonly string[] | undefined {
  if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
  for (const next of graph.get(folder) ?? []) {
    const found = circle(graph, next, [...way, folder]);
    if (found) return found;
  }
  return undefined;
}

test.each(sources)('the folders of %s import one way', (source) => {
  const graph = importsByFolder(source);
  const circles = [...graph.keys()].map((folder) => circle(graph, folder)?.join(' → '));
  expect(circles.find((found) => found !== undefined)).toBeUndefined();
});

test('a circle between folders is found', () => {
  const graph = new Map([
    ['http', new Set(['ledger'])],
    ['ledger', new Set(['db'])],
    ['db', new Set(['http'])],
  ]);
  expect(circle(graph, 'http')).toEqual(['http', 'ledger', 'db', 'http']);
});
