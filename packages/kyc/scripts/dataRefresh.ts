/**
 * Runs the command of each table that is due and has one: `pnpm --filter @passmuster/kyc data:refresh`, or `pnpm --filter @passmuster/kyc data:refresh --all` for those that are
 * not due, too. A source that can't be reached is named and changes nothing; exits with 1 if there is one.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { agedSources } from './tables/agedSources.ts';
import { staleSources } from './tables/staleSources.ts';

const { values } = parseArgs({
  options: { 'as-of': { type: 'string' }, all: { type: 'boolean' } },
});
const day = values['as-of'] ?? new Date().toISOString().slice(0, 10);
const sources = agedSources();
const due = values.all ? sources : staleSources(sources, day).map(({ source }) => source);
for (const { name, command } of due) {
  const [program, ...args] = command?.split(' ') ?? [];
  if (program === undefined) continue;
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 300_000,
  });
  console.log(`${name}: ${status === 0 ? 'refreshed' : 'its source could not be read'}`);
  if (status !== 0) process.exitCode = 1;
}
