import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { entryLimits } from './entryLimits.ts';
import { importLimits } from './importLimits.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const kB = (text: string | undefined) => Number.parseFloat(text ?? '');
const labels = 'packages/address/src/addressLabels.generated.ts';

/** What each figure outside of a table of entries says the limit of, by page, in its order. */
const stated: Readonly<Record<string, readonly string[]>> = {
  'README.md': ['address', 'kyc'],
  'packages/address/README.md': [labels, 'isAddress', 'checkAddress'],
  'packages/client/README.md': [
    'client.submission',
    'createWallet',
    'createBusinessCustomer',
    'createClient and createWallet',
    'createClient and createBusinessCustomer',
    'client',
  ],
  'packages/kyc/README.md': ['kyc'],
};

/** The same for rows of such a table with other figures than the limit of their entry, which stands last. */
const rows: Readonly<Record<string, readonly string[]>> = {
  schemas: ['one email field', 'the customer schema', 'schemas'],
  'schemas.accept': ['businessCustomerShape', 'schemas.accept'],
};

const limitOf = (name: string): number =>
  name === labels
    ? brotliCompressSync(read(labels)).length / 1000
    : kB(entryLimits[name]?.size ?? importLimits[name]?.limit);

const figuresOf = (text: string) => [...text.matchAll(/([\d.]+) kB/g)].map(([, size]) => kB(size));

/** Returns the figures of a page with the limit that each has to be. */
function figures(page: string) {
  const folder = page.split('/').at(-2);
  const text = read(page);
  const lines = text.split('\n').map((line) => {
    const entry = /^\| `(?:@passmuster\/(\w+))?((?:\/[\w-]+)*)`/.exec(line);
    const name = entry && `${entry[1] ?? folder}${(entry[2] ?? '').replaceAll('/', '.')}`;
    return { line, name };
  });
  const inRows = lines.flatMap(({ line, name }) => {
    const found = figuresOf(line);
    if (name === null || found.length === 0) return [];
    return pairs(page, found, rows[name] ?? [name]);
  });
  const outside = lines.filter(({ name }) => name === null).map(({ line }) => line);
  return [...inRows, ...pairs(page, figuresOf(outside.join('\n')), stated[page] ?? [])];
}

const pairs = (page: string, found: readonly number[], names: readonly string[]) => {
  expect(found, page).toHaveLength(names.length);
  return names.map((name, i) => ({ name, figure: found[i] ?? Number.NaN, limit: limitOf(name) }));
};

test.each(['README.md', ...globSync('packages/*/README.md', { cwd: root })])(
  'each size in %s is the limit of what it names, or slightly more',
  (page) => {
    for (const { name, figure, limit } of figures(page)) {
      expect(figure, name).toBeGreaterThanOrEqual(limit);
      expect(figure, name).toBeLessThan(limit * 1.1);
    }
  },
);

test('the operations of which the README of the client states the limit are the largest', () => {
  const alone = Object.entries(importLimits)
    .filter(([name, { from }]) => from === 'client/dist/index' && !name.includes(' '))
    .sort(([, a], [, b]) => kB(b.limit) - kB(a.limit));
  expect(alone.map(([name]) => name).slice(0, 2)).toEqual([
    'createBusinessCustomer',
    'createWallet',
  ]);
});
