/**
 * Follows the recipes of the documentation literally, each in an empty folder: writes the files, runs the commands and
 * compares what they print with what the page shows. Packages come from this repository, packed as for a release, and the
 * others from the registry. `pnpm recipes` follows all, `pnpm recipes express` one. Exits with 1 if one went differently.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startPostgres } from '../packages/testing/src/startPostgres.ts';
import { followRecipe } from './recipes/followRecipe.ts';
import { packPackages } from './recipes/packPackages.ts';
import { readRecipe } from './recipes/readRecipe.ts';
import { startRegistry } from './recipes/startRegistry.ts';

const recipes = [
  'start.mdx',
  'guides/express.mdx',
  'guides/react-hook-form.mdx',
  'guides/address-list.mdx',
  'guides/sandbox.mdx',
  'guides/custom-rule.mdx',
  'guides/languages.mdx',
  'guides/postgresql.mdx',
];

const root = join(import.meta.dirname, '..');
const pages = new URL('../apps/docs/src/content/docs/', import.meta.url);
const wanted = process.argv.slice(2);
const chosen = recipes.filter(
  (name) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);

const folder = mkdtempSync(join(tmpdir(), 'packages-'));
const registry = await packAndServe();
const postgres = await startPostgres();
const { VITEST: _, NODE_OPTIONS: __, ...inherited } = process.env;
const env = {
  ...inherited,
  PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
  DATABASE_URL: undefined,
  npm_config_registry: registry.url,
  npm_config_yes: 'true',
};

function packAndServe() {
  packPackages(root, folder);
  return startRegistry(folder);
}

try {
  for (const name of chosen) {
    const started = performance.now();
    const isPostgres = name.includes('postgresql');
    const different = await followRecipe(readRecipe(new URL(name, pages)), {
      ...env,
      ...(isPostgres && { DATABASE_URL: postgres.url }),
    });
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${different === undefined ? 'as told' : 'DIFFERENT'} ${name}, ${seconds} s`);
    if (different !== undefined) {
      console.log(different);
      process.exitCode = 1;
    }
  }
} finally {
  registry.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
