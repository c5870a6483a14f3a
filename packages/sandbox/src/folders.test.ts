import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What a folder may import besides itself. No other folder imports `simulate`. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  db: [],
  ledger: ['db'],
  http: ['ledger', 'db'],
  simulate: ['http', 'ledger', 'db'],
};

/** The folders of this package that a file imports from. */
function foldersImportedBy(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path = '']) => {
    const [folder = ''] = relative(root, join(root, dirname(file), path)).split('/');
    return folder;
  });
}

test.each(Object.entries(allowed))('%s imports only from itself and %j', (folder, others) => {
  const files = globSync(`${folder}/**/*.ts`, { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(5);
  const wrong = files.flatMap((file) =>
    foldersImportedBy(file)
      .filter((imported) => imported !== folder && !others.includes(imported))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(wrong).toEqual([]);
});

test('every file that the README names on the way of a request exists', () => {
  const text = readFileSync(join(root, '../README.md'), 'utf8');
  const named = [...text.matchAll(/`((?:http|ledger|db|simulate)\/\w+\.ts)`/g)].map(
    ([, file]) => file,
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((file) => !existsSync(join(root, file ?? '')))).toEqual([]);
});
