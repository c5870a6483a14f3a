import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';

/** Excludes from the bundle what `import()` loads. */
const apart: Plugin = {
  name: 'apart',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** Returns the source files in a bundle of the whole client. */
async function filesWith(plugins: readonly Plugin[]): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('index.ts', import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    conditions: ['@passmuster/source'],
    plugins: [...plugins],
  });
  return Object.keys(metafile.inputs);
}

test('neither valibot nor a schema is loaded until something is refused', async () => {
  const files = await filesWith([apart]);
  expect(files.filter((file) => /accept\/createWallet\.generated\.ts$/.test(file))).toHaveLength(1);
  expect(files.filter((file) => /valibot|wallet\/createWallet\.ts$/.test(file))).toEqual([]);
});

test('a bundler finds what a refusal loads', async () => {
  const files = await filesWith([]);
  expect(
    files.filter((file) => /node_modules\/valibot|src\/call\/explain/.test(file)),
  ).toHaveLength(2);
});
