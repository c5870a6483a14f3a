/**
 * Writes the tables in `src/tables` and RULES.md: `pnpm --filter @passmuster/kyc generate`. With `--check`
 * it writes nothing, and ends with 1 if a file is not what it would have written.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { generatedTables } from './tables/tables.ts';

const root = new URL('../', import.meta.url);
const isStale = ([path, text]: readonly [string, string]): boolean => {
  const file = new URL(path, root);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
};

const stale = [...generatedTables()].filter(isStale);
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is not what its generator writes.`);
  if (stale.length > 0) process.exitCode = 1;
} else {
  for (const [path, text] of stale) writeFileSync(new URL(path, root), text);
}

// The page of the rules reads the tables, so it comes after them.
await import('./rulesPage.ts');
