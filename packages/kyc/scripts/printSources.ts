import { agedSources } from './tables/agedSources.ts';

/**
 * Prints every table with its date and its update interval, as JSON. The documentation makes a page of it:
 * `node --conditions=@passmuster/source scripts/printSources.ts`.
 */
const sources = agedSources().map((source) => ({
  name: source.name,
  asOf: source.asOf,
  maxAgeDays: source.maxAgeDays,
  searched: source.searched,
  found: source.found,
}));
process.stdout.write(`${JSON.stringify(sources, null, 2)}\n`);
