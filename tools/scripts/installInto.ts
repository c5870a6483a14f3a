/**
 * Installs packages of this repository into a project of yours, until they are published:
 * `pnpm install:into ../my-app @passmuster/kyc valibot`. The folder and its package.json are made if there are none.
 */
import { resolve } from 'node:path';
import { installPacked } from './packed/installPacked.ts';

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined || names.length === 0) {
  console.error('pnpm install:into <folder> <package>...');
  process.exitCode = 1;
} else {
  process.exitCode = installPacked(resolve(folder), names);
}
