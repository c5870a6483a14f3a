import type { Postgres } from '@passmuster/testing/startPostgres';
import { callerOf } from '../caller.ts';
import { fetchFrom, startProcess } from '../startProcess.ts';

const key = 'a-key-of-these-outages-only';

export interface OutageReport {
  readonly acknowledged: number;
  readonly lost: number;
  /** Answers that are neither 201 nor 503. */
  readonly strange: number;
  /** Longest time from the restart of PostgreSQL to the next acknowledged write. */
  readonly slowestResumeMs: number;
}

/** Kills and restarts PostgreSQL under load, repeatedly. The sandbox must stay up. */
export async function outages(postgres: Postgres, rounds: number): Promise<OutageReport> {
  const server = await startProcess({ DATABASE_URL: postgres.url, SANDBOX_API_KEY: key });
  const call = callerOf({ fetch: fetchFrom(server) }, key);
  const acknowledged: string[] = [];
  const state = { stopped: false };
  let strange = 0;
  const writing = Array.from({ length: 4 }, async () => {
    while (!state.stopped) {
      const { status, body } = await call('POST', '/api/wallets', { currency: 'ZAR' });
      if (status === 201) acknowledged.push(body.data.id);
      else if (status !== 503) strange += 1;
    }
  });
  let slowestResumeMs = 0;
  const writes = async (count: number) => {
    const wanted = acknowledged.length + count;
    while (acknowledged.length < wanted) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  for (let round = 0; round < rounds; round += 1) {
    await writes(50);
    await postgres.kill();
    await postgres.restart();
    const restarted = performance.now();
    await writes(1);
    slowestResumeMs = Math.max(slowestResumeMs, performance.now() - restarted);
  }
  state.stopped = true;
  await Promise.all(writing);
  const { data } = (await call('GET', '/_sandbox/snapshot')).body;
  const kept = new Set(data.tables.wallets.map(({ id }: { readonly id: string }) => id));
  await server.end('SIGTERM');
  const lost = acknowledged.filter((id) => !kept.has(id)).length;
  return { acknowledged: acknowledged.length, lost, strange, slowestResumeMs };
}

export interface LockedShutdownReport {
  readonly status: number;
  readonly code: number | null;
  readonly tookMs: number;
}

/** Sends SIGTERM while a write waits for a table lock that another connection holds. */
export async function lockedShutdown({ url }: Postgres): Promise<LockedShutdownReport> {
  const { default: pg } = await import('pg');
  const server = await startProcess({
    DATABASE_URL: url,
    SANDBOX_API_KEY: key,
    SANDBOX_STATEMENT_TIMEOUT: '60000',
  });
  const call = callerOf({ fetch: fetchFrom(server) }, key);
  await call('GET', '/api/wallets');
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('begin; lock table wallets in access exclusive mode');
  const pending = call('POST', '/api/wallets', { currency: 'ZAR' });
  while ((await other.query('select 1 from pg_locks where not granted')).rowCount === 0);
  const started = performance.now();
  const [{ status }, { code }] = await Promise.all([pending, server.end('SIGTERM')]);
  const tookMs = performance.now() - started;
  await other.end();
  return { status, code, tookMs };
}
