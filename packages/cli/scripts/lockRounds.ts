import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockRounds } from '../test/lockRounds.ts';

/**
 * Lets four processes take the lock of one journal at once, again and again, with and without the lock of a process that
 * ended: `pnpm --filter passmuster lock-rounds [ROUNDS]`. Exits with 1 if a round had two holders, or none.
 */
const rounds = Number(process.argv[2] ?? 1000);
const journal = join(mkdtempSync(join(tmpdir(), 'passmuster-lock-')), 'journal');
for (const stale of [false, true]) {
  const { wrong } = await lockRounds({ journal, rounds, stale });
  const kind = stale ? 'with a stale lock' : 'without a stale lock';
  console.log(`${rounds} rounds ${kind}: ${wrong.length} without exactly one holder`);
  for (const line of wrong.slice(0, 10)) console.log(`  ${line}`);
  if (wrong.length > 0) process.exitCode = 1;
}
