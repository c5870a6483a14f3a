/**
 * Writes the tables in `src/tables`, TABLES.md, the lists of the presets, the ids of the rules and RULES.md:
 * `pnpm --filter @passmuster/kyc generate`. With `--check` it writes nothing, and exits with 1 if a file is not what it
 * would have written.
 */
import { writeGenerated } from '@passmuster/testing/writeGenerated';
import { countryModules } from './tables/countryModules.ts';
import { TableError } from './tables/tableError.ts';
import { generatedTables } from './tables/tables.ts';
import { tablesPage } from './tables/tablesPage.ts';

const write = (files: Iterable<readonly [string, string]>): void =>
  writeGenerated(import.meta.url, files);

async function generate(): Promise<void> {
  write(generatedTables());
  write([['TABLES.md', tablesPage()]]);
  write(await countryModules());
  const { coveragePage } = await import('./numbers/coveragePage.ts');
  write([['../../docs/NUMBERS.md', await coveragePage()]]);
  // The rules read the tables, and the list of ids and the page of the rules read the presets.
  const { presetModules } = await import('./presets/presetModules.ts');
  write(await presetModules());
  const { ruleIdsModule } = await import('./presets/ruleIdsModule.ts');
  write(await ruleIdsModule());
  await import('./rulesPage.ts');
}

try {
  await generate();
} catch (error) {
  if (!(error instanceof TableError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
