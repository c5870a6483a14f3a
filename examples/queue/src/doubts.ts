/**
 * Lists the jobs in doubt: `npm run doubts`. Settles them by a complete list of the API: `-- --look-up`, while no worker runs; or by
 * what a person found out: `-- --exists KEY` or `-- --absent KEY`.
 */
import { parseArgs } from 'node:util';
import { createClient, paginateWallets } from '@passmuster/client';
import { postgresDoubts } from '@passmuster/client/postgres';
import pg from 'pg';
import { connectionString, openQueue, queueName, setting } from './queue.ts';

const { values: given } = parseArgs({
  options: {
    'look-up': { type: 'boolean' },
    exists: { type: 'string', multiple: true, default: [] },
    absent: { type: 'string', multiple: true, default: [] },
  },
});
/** A request may still be under way, so no wallet of it is missed before. */
const minAge = Number(process.env['MIN_AGE_SECONDS'] ?? 300) * 1_000;

const boss = await openQueue();
const pool = new pg.Pool({ connectionString });
const doubts = await postgresDoubts({ query: (text, values) => pool.query(text, [...values]) });

/** Returns the wallets by their descriptions, which name the order of a job. */
async function listWallets(): Promise<ReadonlyMap<string, string>> {
  const client = createClient({ baseUrl: setting('API_URL'), apiKey: setting('API_KEY'), fetch });
  const ids = new Map<string, string>();
  for await (const { id, description } of paginateWallets(client)) ids.set(description ?? '', id);
  return ids;
}

const wallets = given['look-up'] ? await listWallets() : undefined;
const counts = { exists: 0, absent: 0, unknown: 0 };

for await (const { key, known } of doubts.list()) {
  const since = known.doubt?.since ?? '';
  const job = wallets && (await boss.getJobById<{ description: string }>(queueName, key));
  const id = job ? wallets?.get(job.data.description) : undefined;
  const isOld = Date.now() - Date.parse(since) >= minAge;
  let found: keyof typeof counts = 'unknown';
  if (id !== undefined || given.exists.includes(key)) found = 'exists';
  else if ((job && isOld) || given.absent.includes(key)) found = 'absent';
  if (found === 'exists') await doubts.settle(key, { id });
  if (found === 'absent') await doubts.settle(key, 'not-created');
  counts[found] += 1;
  console.log(`${key}  sent ${since}: ${found}${id === undefined ? '' : ` (${id})`}`);
}
console.log(`${counts.exists} exist, ${counts.absent} absent, ${counts.unknown} unknown`);
await boss.stop();
await pool.end();
