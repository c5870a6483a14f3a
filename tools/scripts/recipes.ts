/**
 * Follows the recipes of the documentation literally, each in an empty folder: writes the files, runs the commands and
 * compares what they print with what the page shows. Packages come from this repository, packed as for a release, and the
 * others from the registry. `pnpm verify recipes` follows all, `pnpm verify recipes express` one. Exits with 1 if one went differently.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startPostgres } from '../../packages/testing/src/startPostgres.ts';
import { packPackages } from '../matrix/packPackages.ts';
import { followRecipe } from './recipes/followRecipe.ts';
import { readRecipe } from './recipes/readRecipe.ts';
import { startRegistry } from './recipes/startRegistry.ts';

const recipes = [
  'start.mdx',
  'guides/express.mdx',
  'guides/react-hook-form.mdx',
  'guides/address-list.mdx',
  'guides/client.mdx',
  'guides/submit.mdx',
  'guides/sandbox.mdx',
  'guides/msw.mdx',
  'guides/custom-rule.mdx',
  'guides/languages.mdx',
  'guides/another-language.mdx',
  'guides/postgresql.mdx',
];

const pages = new URL('../../apps/docs/src/content/docs/', import.meta.url);
const wanted = process.argv.slice(2);
const chosen = recipes.filter(
  (name) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
if (chosen.length === 0) {
  console.error(`no guide contains ${wanted.join(' or ')}`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'packages-'));
packPackages(folder);
const registry = await startRegistry(folder);
const postgres = chosen.some((name) => name.includes('postgresql'))
  ? await startPostgres()
  : undefined;
const env = {
  ...process.env,
  PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
  DATABASE_URL: postgres?.url,
  npm_config_registry: registry.url,
  // npx would run packages of the same version that an earlier run left in the user's cache.
  npm_config_cache: join(folder, 'cache'),
  npm_config_yes: 'true',
};

try {
  for (const name of chosen) {
    const started = performance.now();
    // Only the guide about PostgreSQL needs a database that the reader provides.
    const { DATABASE_URL: _, ...others } = env;
    const different = await followRecipe(
      readRecipe(new URL(name, pages)),
      name.includes('postgresql') ? env : others,
    );
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${different === undefined ? 'as told' : 'DIFFERENT'} ${name}, ${seconds} s`);
    if (different !== undefined) {
      console.log(different);
      process.exitCode = 1;
    }
  }
} finally {
  registry.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
