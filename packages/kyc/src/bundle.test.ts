import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** Returns the rules in what a page loads at once if it imports these names, with the rest in files of their own. */
async function rulesIn(names: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: {
      contents: `export { ${names} } from './index.ts'`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'out',
    conditions: ['@passmuster/source'],
  });
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') load(path);
    }
  };
  const entries = Object.entries(metafile.outputs);
  load(entries.find(([, { entryPoint }]) => entryPoint === '<stdin>')?.[0] ?? '');
  return [...loaded]
    .flatMap((file) => Object.entries(metafile.outputs[file]?.inputs ?? {}))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => /src\/rules\/(.*)\.ts$/.exec(file)?.[1] ?? '');
}

test.each([
  { names: 'reviewBusinessCustomer, checkField, spec', has: [true, false, false] },
  { names: 'reviewBusinessCustomer, recommended', has: [true, true, false] },
  { names: 'loadCustomerReviewer', has: [false, false, false] },
  { names: 'fixesOf', has: [false, false, false] },
])('a bundle of { $names } holds only the preset that it names', async ({ names, has }) => {
  const rules = await rulesIn(names);
  const [ofSpec, ofRecommended, ofStrict] = [
    'owner/minimumAge',
    'owner/passportForm',
    'owner/executiveControl',
  ].map((rule) => rules.includes(rule));
  expect([ofSpec, ofRecommended, ofStrict]).toEqual(has);
});
