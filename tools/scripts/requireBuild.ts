/** Exits with 1, and says in one line what to run, unless the packages are built, and the folders that are given. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publicPackages } from './publicEntries.ts';

const root = join(import.meta.dirname, '../..');
const packages = publicPackages(root).map(({ folder }) => `packages/${folder}`);
const folders = [...packages, ...process.argv.slice(2)];
if (folders.some((folder) => !existsSync(join(root, folder, 'dist')))) {
  const filters = ["'./packages/*'", ...process.argv.slice(2).map((folder) => `./${folder}`)];
  const build = `pnpm turbo run build ${filters.map((filter) => `--filter=${filter}`).join(' ')}`;
  console.error(`Needs a build. Run: ${build}`);
  process.exitCode = 1;
}
