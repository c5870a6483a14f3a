import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiErrorCodes } from '@passmuster/schemas';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const page = readFileSync(join(root, 'apps/docs/src/content/docs/about/faq.md'), 'utf8');
const rowsOf = (heading: string): readonly string[] =>
  [...(page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| (`.*?) \|/gm)].map(
    ([, cell = '']) => cell,
  );
const sources = globSync('packages/cli/src/**/*.ts', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

test.each(rowsOf('Messages of the command line'))('the command line says %s', (cell) => {
  const words = cell.replaceAll('`', '').replace('…', '').trim();
  expect(sources).toContain(words);
});

test('the index has messages of the command line, and every code of the API', () => {
  expect(rowsOf('Messages of the command line').length).toBeGreaterThan(4);
  for (const code of apiErrorCodes) expect(page).toContain(`\`${code}\``);
});
