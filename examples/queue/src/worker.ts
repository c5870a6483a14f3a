/** Creates the wallets that jobs ask for, each at most once, however many of these run and whatever becomes of them. */
import { createClient, createWallet } from '@passmuster/client';
import { postgresJournal } from '@passmuster/client/postgres';
import { createSubmission } from '@passmuster/client/submission';
import pg from 'pg';
import { connectionString, expireInSeconds, openQueue, queueName, setting } from './queue.ts';

const client = createClient({ baseUrl: setting('API_URL'), apiKey: setting('API_KEY'), fetch });

const pool = new pg.Pool({ connectionString, max: 4 });
// A connection that ends while it is idle is replaced.
pool.on('error', () => {});
const journal = await postgresJournal({
  query: (text, values) => pool.query(text, [...values]),
  salts: [setting('JOURNAL_SALT')],
  // Over before the queue gives the job of a killed worker to another one.
  lease: Math.min(120, expireInSeconds / 2) * 1_000,
});

/** Returns the end of a job: what was created, why it was refused, or that somebody has to find out. Throws to try it again. */
async function createOnce(key: string, data: object): Promise<object> {
  const submission = createSubmission({
    key,
    journal,
    now: () => new Date(),
    send: (body: string) => createWallet(client, JSON.parse(body)),
  });
  await submission.submit(JSON.stringify(data));
  const { kind, id, doubt, error } = submission.state;
  if (kind === 'created') return { created: id };
  if (doubt) return { doubt: doubt.since };
  if (kind === 'refused') return { refused: error?.code };
  throw new Error('Nothing was sent: try it again');
}

const boss = await openQueue();
await boss.work<object>(
  queueName,
  { batchSize: 1, localConcurrency: 4, pollingIntervalSeconds: 0.5 },
  async ([job]) => (job ? createOnce(job.id, job.data) : {}),
);
console.log('ready');

process.once('SIGTERM', async () => {
  await boss.stop();
  await pool.end();
});
