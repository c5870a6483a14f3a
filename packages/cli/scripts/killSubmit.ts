import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '@passmuster/testing/random';
import { startPostgres } from '@passmuster/testing/startPostgres';
import { startSandbox } from '@passmuster/testing/startSandbox';
import { killRounds } from '../test/killRounds.ts';

/**
 * Kills `passmuster submit` again and again: `pnpm --filter passmuster kill-submit [ROUNDS] [--postgres]`, against a
 * sandbox on SQLite or PostgreSQL. Exits with 1 if a row was sent twice, ended without a state, or was lost after the
 * API had acknowledged it.
 */
const { values, positionals } = parseArgs({
  options: { postgres: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const rounds = Number(positionals[0] ?? 100);
const rows = rounds * 40;
const file = join(mkdtempSync(join(tmpdir(), 'passmuster-kill-')), 'wallets.ndjson');
const wallet = (row: number): string =>
  JSON.stringify({ currency: 'USDC', network: 'polygon', description: `row ${row}` });
writeFileSync(file, Array.from({ length: rows }, (_, index) => `${wallet(index + 1)}\n`).join(''));

const postgres = values.postgres ? await startPostgres() : undefined;
const sandbox = await startSandbox(postgres && { DATABASE_URL: postgres.url });
try {
  const { next: random } = createRandom(20261121);
  const { killed, created, states } = await killRounds({ file, ...sandbox, rounds, random });
  const twice = [...created.values()].filter((count) => count > 1).length;
  const without = Array.from({ length: rows }, (_, index) => index + 1).filter(
    (row) =>
      ['idle', 'sending'].includes(states.get(row)?.kind ?? 'idle') && !states.get(row)?.doubt,
  ).length;
  const lost = [...states].filter(
    ([row, { kind }]) => kind === 'created' && !created.has(`row ${row}`),
  ).length;
  const unknown = [...states.values()].filter(({ doubt }) => doubt !== undefined).length;
  console.log(
    `${postgres ? 'PostgreSQL' : 'SQLite'}: ${rows} rows, ${rounds} rounds, ${killed} killed: ${twice} sent twice, ${without} without a state, ${lost} acknowledged but absent, ${unknown} unknown`,
  );
  if (twice + without + lost > 0) process.exitCode = 1;
} finally {
  await sandbox.stop();
  await postgres?.stop();
}
