/**
 * Prints which tables are past the update interval of their source and how to refresh them, and then exits with 1:
 * `pnpm --filter @passmuster/kyc data:age`, or `pnpm --filter @passmuster/kyc data:age --as-of 2026-11-21` for another day than today. A table for which a newer source was
 * looked for in the last 35 days without success is printed and doesn't count. `--all` prints how each table is refreshed.
 */

import { join } from 'node:path/posix';
import { parseArgs } from 'node:util';
import { type AgedSource, agedSources } from './tables/agedSources.ts';
import { refreshOf } from './tables/refreshOf.ts';
import { staleSources, wasSearched } from './tables/staleSources.ts';

const { values } = parseArgs({
  options: { 'as-of': { type: 'string' }, all: { type: 'boolean' } },
});
const day = values['as-of'] ?? new Date().toISOString().slice(0, 10);
const sources = agedSources();

function print(source: AgedSource, state: string): void {
  const { name, asOf, maxAgeDays, path, searched, found } = source;
  console.error(`${name}, as of ${asOf}, every ${maxAgeDays} days: ${state}.`);
  if (searched) console.error(`  Looked for on ${searched}: ${found}.`);
  console.error(`  ${refreshOf(source)} The table is ${join('packages/kyc', path)}.`);
}

const stale = staleSources(sources, day);
const missed = stale.filter(({ source }) => !wasSearched(source, day));
if (values.all) for (const source of sources) print(source, 'refreshed as follows');
else for (const { source, days } of stale) print(source, `${days} days old`);
console.log(
  `${sources.length - stale.length} of ${sources.length} tables are current. Of the others, ${stale.length - missed.length} have no newer source that could be found.`,
);
process.exitCode = missed.length > 0 ? 1 : 0;
