import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** Returns the files that a program loads at once if it imports the package, without those that `import()` loads later. */
async function loadedAtOnce(entry: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'out',
    splitting: true,
    treeShaking: false,
    conditions: ['@passmuster/source'],
  });
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path, kind } of metafile.inputs[file]?.imports ?? []) {
      if (kind === 'import-statement') load(path);
    }
  };
  load(Object.keys(metafile.inputs).find((file) => file.endsWith('kyc/src/index.ts')) ?? '');
  return [...loaded].map((file) => file.replace(/^.*packages\//, ''));
}

/** Tables that a configuration may replace; lists of risk, which are short, are part of their rules. */
const replaceable =
  /(?:disposableMailDomains|documentForms|freeMailDomains|legalForms|postalAreas|subdivisions[A-Z]{2}|tableOrigins)\.generated/;

/** What only a program needs that replaces tables: the checks of each row and of a bundle. */
const later = ['cells', 'manifestProblem', 'rowSchemas', 'tableProblem', 'tableSchemas'].map(
  (name) => `kyc/src/config/${name}.ts`,
);

test('forms and servers load neither the checks of tables nor tables that they may not need', async () => {
  const files = await loadedAtOnce('../index.ts');
  expect(files).toContain('kyc/src/config/readTables.ts');
  expect(files.filter((file) => later.includes(file))).toEqual([]);
  expect(files.filter((file) => replaceable.test(file))).toEqual([]);
});
