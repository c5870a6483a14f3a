/**
 * Bytes (brotli) that one operation brings into a bundle: with `createClient`, transport and schemas.
 * `node --conditions=@passmuster/source scripts/size.ts`
 */
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');

/** No more than today's size and a little: a change that costs more must say why. */
const limits = {
  createBankPayoutMethod: 6_700,
  createBusinessCustomer: 9_800,
  createWallet: 7_000,
  deletePayoutMethod: 6_200,
  findTransactions: 6_950,
  listAssetCodes: 6_650,
  listWallets: 7_250,
  validateAddress: 6_600,
} as const;

async function measure(names: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names} } from './src/index.ts';`, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['@passmuster/source'],
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? '').length;
}

for (const [name, limit] of Object.entries(limits)) {
  const [alone, whole] = [await measure([name]), await measure(['createClient', name])];
  console.log(`${name}: ${alone} B, with createClient ${whole} B (limit ${limit})`);
  if (whole > limit) process.exitCode = 1;
}
console.log(`bindClient, all eight: ${await measure(['createClient', 'bindClient'])} B`);
