import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findCircle, foldersOf, readImports } from './importCircles.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const graph = readImports(repository, '{apps,examples,packages,tools}/**/*.{ts,tsx}');

/** Returns a folder and the folders around it, such as `packages`, `packages/kyc` and `packages/kyc/src`. */
const withParents = (folder: string): readonly string[] =>
  folder === '.' ? [] : [...withParents(dirname(folder)), folder];

const folders = [...new Set([...graph.keys()].flatMap((file) => withParents(dirname(file))))];

test('in every folder, the files and the folders beside them import one way', () => {
  expect(folders.length).toBeGreaterThan(150);
  const circles = folders.flatMap((folder) => {
    const circle = findCircle(foldersOf(graph, folder));
    return circle ? [`${folder}: ${circle.join(' → ')}`] : [];
  });
  expect(circles).toEqual([]);
});

test('a circle is found, whatever leads to it', () => {
  const links = {
    main: ['http'],
    http: ['ledger'],
    ledger: ['db', 'clock'],
    clock: [],
    db: ['http'],
  };
  const circle = findCircle(
    new Map(Object.entries(links).map(([from, to]) => [from, new Set(to)])),
  );
  expect(circle).toEqual(['http', 'ledger', 'db', 'http']);
});

test('a file beside folders is a folder of its own, and tests may import anything', () => {
  const files = new Map([
    ['src/rule.ts', new Set(['src/owner/age.ts'])],
    ['src/owner/age.ts', new Set(['src/rule.ts', 'src/owner/share.ts', 'scripts/write.ts'])],
    ['src/owner/age.test.ts', new Set(['src/index.ts'])],
  ]);
  expect(foldersOf(files, 'src')).toEqual(
    new Map([
      ['rule.ts', new Set(['owner'])],
      ['owner', new Set(['rule.ts'])],
    ]),
  );
});
