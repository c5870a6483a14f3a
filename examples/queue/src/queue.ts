import { PgBoss } from 'pg-boss';

/** Reads a variable of the environment that must be set. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}`);
  return value;
}

export const connectionString = setting('DATABASE_URL');
export const queueName = 'wallets';

/** Seconds after which a job of a worker that was killed is given to another one. */
export const expireInSeconds = Number(process.env['EXPIRE_SECONDS'] ?? 300);

/** Starts the queue, and creates it if it isn't there. */
export async function openQueue(): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  // The database restarts: the next poll finds it again.
  boss.on('error', () => {});
  await boss.start();
  await boss.createQueue(queueName, { retryLimit: 10, retryDelay: 1, expireInSeconds });
  return boss;
}
