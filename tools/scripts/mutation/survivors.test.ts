import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('survivors.md', import.meta.url), 'utf8');

test('every file that the page names exists', () => {
  const named = [...page.matchAll(/`(\w+)\/([\w./]+\.ts)`/g)].map(
    ([, folder, path]) => `packages/${folder}/src/${path}`,
  );
  const root = new URL('../../../', import.meta.url);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});
