import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { coveragePage } from '../../scripts/numbers/coveragePage.ts';
import { countryModules } from '../../scripts/tables/countryModules.ts';
import { generatedTables } from '../../scripts/tables/tables.ts';
import { tablesPage } from '../../scripts/tables/tablesPage.ts';

const generated = [...generatedTables(), ...(await countryModules())];

test.each(generated)('%s is what its generator writes', (path, text) => {
  expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text);
});

test('TABLES.md is what its generator writes', () => {
  expect(readFileSync(new URL('../../TABLES.md', import.meta.url), 'utf8')).toBe(tablesPage());
});

test('NUMBERS.md is what its generator writes', async () => {
  expect(readFileSync(new URL('../../../../docs/NUMBERS.md', import.meta.url), 'utf8')).toBe(
    await coveragePage(),
  );
});

const sizes = generated
  .filter(([path]) => path.startsWith('src/tables/'))
  .map(([path, text]) => ({ path, size: brotliCompressSync(text).length }));
const sumOf = (isCounted: (path: string) => boolean): number =>
  sizes.filter(({ path }) => isCounted(path)).reduce((sum, { size }) => sum + size, 0);
const isMailDomains = (path: string): boolean => /(?:disposable|free)MailDomains/.test(path);
/** Loaded by `packageTables` only, to export a bundle. */
const isOfBundle = (path: string): boolean => path.endsWith('/tableOrigins.generated.ts');
const isStates = (path: string): boolean => /subdivisions[A-Z]{2}\./.test(path);
const isNumbers = (path: string): boolean => /number\/countries\//.test(path);

test('all tables together are at most 350 kB, compressed with Brotli', () => {
  expect(sumOf(() => true)).toBeLessThan(350_000);
});

test('those that a form for one country needs are at most 45 kB, mail domains not counted', () => {
  const largest = (isCounted: (path: string) => boolean): number => {
    const parts = sizes.filter(({ path }) => isCounted(path)).map(({ size }) => size);
    expect(parts.length).toBeGreaterThan(1);
    return Math.max(...parts);
  };
  const isOther = (path: string): boolean =>
    !isStates(path) && !isNumbers(path) && !isMailDomains(path) && !isOfBundle(path);
  const others = sumOf(isOther);
  expect(others + largest(isStates) + largest(isNumbers)).toBeLessThan(45_000);
});
