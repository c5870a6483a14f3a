import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { type Postgres, startPostgres } from '@passmuster/testing/startPostgres';
import { type SandboxProcess, startSandbox } from '@passmuster/testing/startSandbox';
import pg from 'pg';

/** What a run of the queue has shown. */
export interface QueueFigures {
  readonly jobs: number;
  /** Wallets in the API. */
  readonly wallets: number;
  /** Orders with more than one wallet. */
  readonly twice: number;
  /** Jobs by their end: `created`, `refused`, `doubt`; `none` for a job without one. */
  readonly ends: Readonly<Record<string, number>>;
  /** Jobs that say `created`, or are in doubt with a wallet, and jobs that say `created` without one. */
  readonly createdWithout: number;
  /** Wallets whose job is neither created nor in doubt. */
  readonly lost: number;
  /** What the example's command finds of the doubts afterward. */
  readonly settled: { readonly exists: number; readonly absent: number; readonly unknown: number };
  readonly killed: number;
  readonly restarts: number;
}

export interface QueueRun {
  /** The example, installed. */
  readonly folder: string;
  /** Of Node.js, such as conditions. */
  readonly nodeArgs?: readonly string[];
  readonly jobs: number;
  readonly workers: number;
  /** Milliseconds between two kills. */
  readonly killEvery: number;
}

const apiOf = async ({ baseUrl, apiKey }: SandboxProcess, path: string, init: RequestInit = {}) => {
  const url = new URL(path, baseUrl);
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  return (await fetch(url, { ...init, headers })).json();
};

/** Answers are lost before and after the work; 15% in all. */
const faults = {
  seed: 7,
  rules: [
    { operation: 'createWallet', kind: 'drop', rate: 0.05 },
    { operation: 'createWallet', kind: 'drop-after', rate: 0.1 },
  ],
};

async function countJobs(url: string): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{
    data: { description: string };
    state: string;
    output: object | null;
  }>(`select data, state, output from pgboss.job where name = 'wallets'`);
  await client.end();
  return new Map(
    rows.map(({ data, state, output }) => [
      data.description,
      state === 'completed'
        ? (Object.keys(output ?? {})[0] ?? 'none')
        : state === 'failed'
          ? 'failed'
          : 'none',
    ]),
  );
}

/** Returns the counts in the last line of the command. */
function settledBy(output: string): QueueFigures['settled'] {
  const [, exists, absent, unknown] =
    /(\d+) exist, (\d+) absent, (\d+) unknown\n$/.exec(output) ?? [];
  return { exists: Number(exists), absent: Number(absent), unknown: Number(unknown) };
}

async function walletsOf(sandbox: SandboxProcess): Promise<readonly string[]> {
  const orders: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await apiOf(sandbox, `/api/wallets?limit=100&page=${page}`);
    for (const { description } of data) orders.push(description);
    if (data.length < 100) return orders;
  }
}

/** Runs workers that are killed with -9, against an API that loses answers and a database that restarts, until each job has an end. */
export async function runQueue(run: QueueRun): Promise<QueueFigures> {
  const database: Postgres = await startPostgres();
  const sandbox = await startSandbox();
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    API_URL: sandbox.baseUrl,
    API_KEY: sandbox.apiKey,
    JOURNAL_SALT: 'random text of this run',
    EXPIRE_SECONDS: '10',
  };
  const start = (...args: readonly string[]): ChildProcess =>
    spawn(process.execPath, [...(run.nodeArgs ?? []), ...args], {
      cwd: run.folder,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const [status] = await once(start('src/enqueue.ts', `${run.jobs}`), 'exit');
  if (status !== 0) throw new Error('no jobs were added');
  await apiOf(sandbox, '/_sandbox/faults', { method: 'PUT', body: JSON.stringify(faults) });
  const workers = Array.from({ length: run.workers }, () => start('src/worker.ts'));
  let [killed, restarts, isOver] = [0, 0, false];
  const kills = (async () => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, run.killEvery));
      const at = killed % workers.length;
      workers[at]?.kill('SIGKILL');
      killed += 1;
      workers[at] = start('src/worker.ts');
    }
  })();
  try {
    for (let ends = 0; ends < run.jobs; ) {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      const jobs = await countJobs(database.url).catch(() => new Map<string, string>());
      ends = [...jobs.values()].filter((end) => end !== 'none').length;
      console.log(`${ends} of ${run.jobs} jobs have an end, ${killed} workers killed`);
      if (restarts === 0 && ends > run.jobs / 4) {
        await database.kill();
        await database.restart();
        restarts += 1;
      }
    }
  } finally {
    isOver = true;
    await kills;
    for (const worker of workers) worker.kill('SIGKILL');
  }
  const jobs = await countJobs(database.url);
  const orders = await walletsOf(sandbox);
  const lookUp = [...(run.nodeArgs ?? []), 'src/doubts.ts', '--look-up'];
  const { stdout } = await promisify(execFile)(process.execPath, lookUp, {
    cwd: run.folder,
    // All workers have ended, and with them their requests.
    env: { ...env, MIN_AGE_SECONDS: '0' },
    maxBuffer: 2 ** 26,
  });
  await sandbox.stop();
  await database.stop();
  const created = new Set(orders);
  const count = (end: (order: string, kind: string) => boolean): number =>
    [...jobs].filter(([order, kind]) => end(order, kind)).length;
  return {
    ...{
      jobs: jobs.size,
      wallets: orders.length,
      twice: orders.length - created.size,
      killed,
      restarts,
      settled: settledBy(stdout),
    },
    ends: Object.fromEntries(
      ['created', 'refused', 'doubt', 'failed', 'none'].map((kind) => [
        kind,
        count((_, one) => one === kind),
      ]),
    ),
    createdWithout: count((order, kind) => kind === 'created' && !created.has(order)),
    lost: count((order, kind) => kind !== 'created' && kind !== 'doubt' && created.has(order)),
  };
}

/** Returns the promises of F51 that a run did not keep. */
export function queueProblems({
  jobs,
  wallets,
  twice,
  lost,
  createdWithout,
  ends,
  settled,
  restarts,
}: QueueFigures): readonly string[] {
  const counts = {
    twice,
    lost,
    createdWithout,
    none: ends['none'] ?? 0,
    failed: ends['failed'] ?? 0,
  };
  const problems = Object.entries(counts).filter(([, count]) => count > 0);
  const names = problems.map(([name, count]) => `${count} ${name}`);
  const all = Object.values(ends).reduce((sum, count) => sum + count, 0);
  if (all !== jobs) names.push('a job is missing');
  const { created = 0, doubt = 0 } = ends;
  if (settled.exists !== wallets - created || settled.exists + settled.absent !== doubt)
    names.push('a doubt was settled wrongly');
  if (restarts === 0) names.push('the database was not restarted');
  return names;
}
