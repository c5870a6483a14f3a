import { randomUUID } from 'node:crypto';
import { callerOf } from '../caller.ts';
import { fetchFrom, type SandboxProcess, startProcess } from '../startProcess.ts';

export interface CrashPlan {
  readonly rounds: number;
  readonly writers: number;
  /** How many writes each round must acknowledge before the process is killed. */
  readonly writes: number;
  /** Where the data is: `SANDBOX_DATA` or `DATABASE_URL`. */
  readonly storage: Readonly<Record<string, string>>;
}

export interface CrashReport {
  readonly acknowledged: number;
  readonly lost: number;
  /** Half-written movements, and wallets with a wrong balance or count. */
  readonly unsound: number;
  readonly slowestStart: number;
}

/** A round is ended after this time even if it has acknowledged fewer writes. */
const longestRoundMs = 60_000;

/** Kills the process (kill -9) under load, repeatedly. Every acknowledged write must exist afterward, complete. */
export async function crash({ rounds, writers, writes, storage }: CrashPlan): Promise<CrashReport> {
  const environment = { ...storage, SANDBOX_API_KEY: `crash-${randomUUID()}` };
  const acknowledged: string[] = [];
  const references: string[] = [];
  let slowestStart = 0;
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const server = await startProcess(environment);
    slowestStart = Math.max(slowestStart, performance.now() - started);
    const call = callerOf({ fetch: fetchFrom(server) }, environment.SANDBOX_API_KEY);
    const wallet = await fundedWallet(call);
    const stopped = { yes: false };
    const writing = Array.from({ length: writers }, () =>
      write(call, wallet, stopped, acknowledged, references),
    );
    const before = acknowledged.length + references.length;
    const end = performance.now() + longestRoundMs;
    while (acknowledged.length + references.length < before + writes && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    stopped.yes = true;
    await Promise.all([server.end('SIGKILL'), ...writing]);
  }
  const server = await startProcess(environment);
  const report = await inspect(server, environment.SANDBOX_API_KEY, acknowledged, references);
  await server.end('SIGTERM');
  return { acknowledged: acknowledged.length + references.length, slowestStart, ...report };
}

type Call = ReturnType<typeof callerOf>;

async function fundedWallet(call: Call): Promise<string> {
  const { body } = await call('POST', '/api/wallets', { currency: 'ZAR' });
  await call('PUT', `/_sandbox/wallets/${body.data.id}/status`, { status: 'active' });
  return body.data.id;
}

/** Creates wallets and moves money, in turn, until the connection breaks. */
async function write(
  call: Call,
  wallet: string,
  stopped: { readonly yes: boolean },
  acknowledged: string[],
  references: string[],
): Promise<void> {
  try {
    while (!stopped.yes) {
      const created = await call('POST', '/api/wallets', { currency: 'NGN' });
      if (created.status === 201) acknowledged.push(created.body.data.id);
      const funded = await call('POST', `/_sandbox/wallets/${wallet}/fund`, { amount: '1.00' });
      if (funded.status === 200) references.push(funded.body.data[0].reference_id);
    }
  } catch {
    // The process was killed, so an unanswered write does not count.
  }
}

async function inspect(
  server: SandboxProcess,
  key: string,
  acknowledged: readonly string[],
  references: readonly string[],
): Promise<{ readonly lost: number; readonly unsound: number }> {
  const call = callerOf({ fetch: fetchFrom(server) }, key);
  const { body } = await call('GET', '/_sandbox/snapshot');
  const kept = new Set<string>(body.data.tables.wallets.map(({ id }: { id: string }) => id));
  for (const { reference_id } of body.data.tables.transactions) kept.add(reference_id);
  const lost = [...acknowledged, ...references].filter((id) => !kept.has(id)).length;
  const { data } = (await call('GET', '/_sandbox/ledger')).body;
  const unsound = data.unbalanced + data.incomplete + data.drifted + data.negative + data.misheld;
  return { lost, unsound };
}
