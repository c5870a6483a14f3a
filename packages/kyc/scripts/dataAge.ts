/**
 * Prints which data is past the update interval of its source and how to refresh it, and then exits with 1:
 * `pnpm data:age`, or `pnpm data:age --as-of 2026-11-21` for another day than today.
 */
import { parseArgs } from 'node:util';
import { dataSources } from './tables/dataSource.ts';
import { staleSources } from './tables/staleSources.ts';

const { values } = parseArgs({ options: { 'as-of': { type: 'string' } } });
const today = new Date().toISOString().slice(0, 10);
const sources = dataSources();
const stale = staleSources(sources, values['as-of'] ?? today);
for (const { source, days } of stale) {
  const {
    name,
    asOf,
    maxAgeDays,
    path,
    refresh = `Look for a newer ${source.source[0]}.`,
  } = source;
  console.error(`${name}: ${days} days old (as of ${asOf}), ${maxAgeDays} allowed.`);
  console.error(
    `  ${refresh} ${source.url ?? ''} Then edit packages/kyc/${path} and run the generator.`,
  );
}
console.log(`${sources.length - stale.length} of ${sources.length} tables are current.`);
process.exitCode = stale.length > 0 ? 1 : 0;
