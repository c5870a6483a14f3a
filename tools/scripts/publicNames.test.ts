import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicPackages, sameAsAnother } from './publicEntries.ts';

const root = join(import.meta.dirname, '../..');
const entries = publicPackages(root).flatMap(({ folder, entries }) =>
  entries
    .filter(({ name }) => name !== sameAsAnother)
    .map(({ name, source }) => ({ name, file: join(root, 'packages', folder, source) })),
);

/** Returns the names of the values that a report in `docs/api` declares, and what may be exported as a type alone: classes, and names of another package. */
function namesIn(report: string) {
  const named = (pattern: RegExp): string[] =>
    [...report.matchAll(pattern)].map(([, name = '']) => name);
  return {
    values: named(/^export (?:const|function) (\w+)/gm),
    others: named(/^export (?:class |\{ )(\w+)/gm),
  };
}

/** `pnpm api:update` needs a build. This test needs none, so that `pnpm test` notices a name that came, changed or went. */
describe('the values that an entry exports are those of its report in docs/api', () => {
  test.each(entries)('$name', async ({ name, file }) => {
    const { values, others } = namesIn(
      readFileSync(join(root, 'docs/api', `${name}.api.md`), 'utf8'),
    );
    const exported = Object.keys(await import(file));
    const expected = [...new Set([...values, ...others.filter((one) => exported.includes(one))])];
    expect(exported.sort()).toEqual(expected.sort());
  });

  test('a function, a constant, a class and what another package exports are read', () => {
    const report =
      'export function a(x: number): void;\nexport const b = 1;\nexport class C {\nexport { d }\nexport type E = 1;\n';
    expect(namesIn(report)).toEqual({ values: ['a', 'b'], others: ['C', 'd'] });
  });
});
