/**
 * Writes the tables in `src/tables`, TABLES.md, the lists of the presets, the ids of the rules and RULES.md:
 * `pnpm --filter @passmuster/kyc generate`. With `--check` it writes nothing, and exits with 1 if a file is not what it
 * would have written.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { countryModules } from './tables/countryModules.ts';
import { TableError } from './tables/tableError.ts';
import { generatedTables } from './tables/tables.ts';
import { tablesPage } from './tables/tablesPage.ts';

const root = new URL('../', import.meta.url);
const isStale = ([path, text]: readonly [string, string]): boolean => {
  const file = new URL(path, root);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
};

function write(texts: ReadonlyMap<string, string>): void {
  for (const [path, text] of [...texts].filter(isStale)) {
    if (!process.argv.includes('--check')) writeFileSync(new URL(path, root), text);
    else {
      console.error(`${path} is not what its generator writes.`);
      process.exitCode = 1;
    }
  }
}

async function generate(): Promise<void> {
  write(generatedTables());
  write(new Map([['TABLES.md', tablesPage()]]));
  write(new Map(await countryModules()));
  const { coveragePage } = await import('./numbers/coveragePage.ts');
  write(new Map([['NUMBERS.md', await coveragePage()]]));
  // The rules read the tables, and the list of ids and the page of the rules read the presets.
  const { presetModules } = await import('./presets/presetModules.ts');
  write(await presetModules());
  const { ruleIdsModule } = await import('./presets/ruleIdsModule.ts');
  write(ruleIdsModule());
  await import('./rulesPage.ts');
}

try {
  await generate();
} catch (error) {
  if (!(error instanceof TableError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
