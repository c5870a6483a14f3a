/**
 * Bytes (brotli) that one operation brings into a bundle, alone (with its transport and its checks) and with
 * `createClient`: all that is loaded before the first refusal. What only a refusal loads, by `import()`,
 * is a separate chunk and counted in `later`: the readable schemas and valibot.
 * `node --conditions=@passmuster/source scripts/size.ts`; ends with 1 if a limit is passed.
 */
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

const root = join(import.meta.dirname, '..');

/** Slightly above the current size. A change that exceeds it needs a reason. */
const limits = {
  createBankPayoutMethod: 4_050,
  createBusinessCustomer: 7_000,
  createWallet: 4_200,
  deletePayoutMethod: 3_800,
  findTransactions: 4_300,
  listAssetCodes: 4_100,
  listWallets: 4_300,
  validateAddress: 3_800,
} as const;

/** Excludes from the bundle what `import()` loads. */
const apart: Plugin = {
  name: 'apart',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

async function measure(names: readonly string[], plugins: Plugin[] = [apart]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names} } from './src/index.ts';`, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['@passmuster/source'],
    plugins,
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? '').length;
}

for (const [name, limit] of Object.entries(limits)) {
  const alone = await measure([name]);
  const whole = await measure(['createClient', name]);
  const later = (await measure(['createClient', name], [])) - whole;
  console.log(
    `${name}: ${alone} B (limit ${limit}), with createClient ${whole} B, later ${later} B`,
  );
  if (alone > limit) process.exitCode = 1;
}
console.log(`bindClient, all eight: ${await measure(['createClient', 'bindClient'])} B`);
