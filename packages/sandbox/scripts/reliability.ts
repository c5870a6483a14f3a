/**
 * The reliability figures at full size: `pnpm reliability [name ...] [--postgres] [--scale 0.1]`.
 * Names: crash, races, resets, fuzz, tenants, bodies, lists, drain, wire, storage, load, and with --postgres outages and
 * shutdown. Runs all of them by default. Exit code 1 if a figure is missed. The test suite runs a small sample of each.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { startPostgres } from '@passmuster/testing/startPostgres';
import { createSandbox, type Sandbox } from '../src/createSandbox.ts';
import { openStore } from '../src/db/openStore.ts';
import { auditLedger } from '../src/ledger/auditLedger.ts';
import { newMerchant } from '../src/testing/caller.ts';
import { bigBodies } from '../src/testing/reliability/bigBodies.ts';
import { crash } from '../src/testing/reliability/crash.ts';
import { drain } from '../src/testing/reliability/drain.ts';
import { fuzz } from '../src/testing/reliability/fuzz.ts';
import { hugeLists } from '../src/testing/reliability/hugeLists.ts';
import { mixedLoad } from '../src/testing/reliability/mixedLoad.ts';
import { lockedShutdown, outages } from '../src/testing/reliability/outages.ts';
import { raceCreations, raceDeletions, raceResets } from '../src/testing/reliability/races.ts';
import { isMet, postgresRounds, sqliteRounds } from '../src/testing/reliability/storageRounds.ts';
import { wire } from '../src/testing/reliability/wire.ts';
import { startProcess } from '../src/testing/startProcess.ts';
import { tenantProbes } from '../src/testing/tenantProbes.ts';

const bodiesKey = 'a-key-of-this-script-only-1';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    postgres: { type: 'boolean', default: false },
    scale: { type: 'string', default: '1' },
  },
});
const scale = Number(values.scale);
const times = (count: number): number => Math.max(1, Math.round(count * scale));

const directory = await mkdtemp(join(tmpdir(), 'sandbox-reliability-'));
const postgres = values.postgres ? await startPostgres() : undefined;
const file = join(directory, 'data.sqlite');
const storage = postgres ? { databaseUrl: postgres.url } : { file };
const environment: Readonly<Record<string, string>> = postgres
  ? { DATABASE_URL: postgres.url }
  : { SANDBOX_DATA: file };

async function inProcess<Value>(work: (sandbox: Sandbox) => Promise<Value>): Promise<Value> {
  const sandbox = createSandbox(storage);
  try {
    return await work(sandbox);
  } finally {
    await sandbox.close();
  }
}

interface Outcome {
  readonly met: boolean;
  readonly figures: object;
}

const commands: Record<string, () => Promise<Outcome>> = {
  async crash() {
    const plan = { rounds: times(100), writers: 8, writes: 500, storage: environment };
    const figures = await crash(plan);
    const { acknowledged, lost, unsound, slowestStart } = figures;
    const enough = acknowledged >= plan.rounds * plan.writes;
    return { met: enough && lost === 0 && unsound === 0 && slowestStart < 5000, figures };
  },
  races: () =>
    inProcess(async (sandbox) => {
      const call = await newMerchant(sandbox);
      const reports = [
        await raceCreations(call, 'email', times(100)),
        await raceCreations(call, 'phone', times(100)),
        await raceDeletions(call, times(100)),
      ];
      const rounds = reports.flatMap(({ winners }) => winners);
      const wrong = rounds.filter((winners) => winners !== 1).length;
      const strange = reports.reduce((sum, report) => sum + report.strange, 0);
      return { met: wrong + strange === 0, figures: { races: rounds.length, wrong, strange } };
    }),
  fuzz: () =>
    inProcess(async (sandbox) => {
      const call = await newMerchant(sandbox);
      const faults: string[] = [];
      const statuses: Record<number, number> = {};
      const batch = times(1000);
      for (let seed = 0; seed < 100; seed += 1) {
        const report = await fuzz(call, batch, seed);
        faults.push(...report.faults);
        for (const [status, count] of Object.entries(report.statuses)) {
          statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
        }
      }
      return {
        met: faults.length === 0,
        figures: {
          requests: batch * 100,
          statuses,
          faults: faults.length,
          first: faults.slice(0, 5),
        },
      };
    }),
  tenants: () =>
    inProcess(async (sandbox) => {
      const { probes, leaks } = await tenantProbes(
        await newMerchant(sandbox),
        await newMerchant(sandbox),
      );
      return { met: leaks.length === 0, figures: { probes, leaks } };
    }),
  async bodies() {
    const server = await startProcess({ ...environment, SANDBOX_API_KEY: bodiesKey });
    const figures = await bigBodies(server, bodiesKey, 4, 50);
    await server.end('SIGTERM');
    const refused = figures.statuses.every((status) => status === 413);
    return { met: refused && figures.served && figures.grownBy <= 300, figures };
  },
  async lists() {
    const server = await startProcess({ ...environment, SANDBOX_API_KEY: bodiesKey });
    const figures = await hugeLists(server, bodiesKey);
    await server.end('SIGTERM');
    const met = figures.every(
      ({ ms, bytes, grownBy, slowestHealthMs }) =>
        ms < 1000 && slowestHealthMs < 200 && bytes < 100_000 && grownBy < 150,
    );
    return { met, figures };
  },
  async wire() {
    const figures = await wire(environment);
    const { faults, longestMs, slowestLiveMs, grownBy, shutdown } = figures;
    const isBounded = longestMs <= 90_000 && slowestLiveMs < 200 && grownBy <= 50;
    const hasStopped = shutdown.code === 0 && shutdown.tookMs < 10_000;
    return { met: faults.length === 0 && isBounded && hasStopped, figures };
  },
  async load() {
    const figures = await mixedLoad(environment, times(300) * 1000);
    const { faults, code, megabytes } = figures;
    const [, warm = 0, , , last = 0] = megabytes;
    return { met: faults.length === 0 && code === 0 && last - warm <= 50, figures };
  },
  async storage() {
    const figures = postgres ? await postgresRounds(postgres) : await sqliteRounds(directory);
    return { met: figures.every(isMet), figures };
  },
  resets: () =>
    inProcess(async (sandbox) => {
      const rounds = times(100);
      const faults = await raceResets(await newMerchant(sandbox), rounds);
      return { met: faults.length === 0, figures: { rounds, faults: faults.slice(0, 5) } };
    }),
  async drain() {
    const figures = await drain(environment, 8, 2000);
    const { lost, code, tookMs } = figures;
    return { met: lost === 0 && code === 0 && tookMs < 10_000, figures };
  },
};

if (postgres) {
  Object.assign(commands, {
    async outages() {
      const figures = await outages(postgres, times(20));
      const { lost, strange, slowestResumeMs } = figures;
      return { met: lost + strange === 0 && slowestResumeMs < 5000, figures };
    },
    async shutdown() {
      const figures = await lockedShutdown(postgres);
      const { status, code, tookMs } = figures;
      return { met: status === 503 && code === 0 && tookMs < 10_000, figures };
    },
  } satisfies typeof commands);
}

for (const name of positionals.length > 0 ? positionals : Object.keys(commands)) {
  const command = commands[name];
  if (command === undefined) throw new Error(`Names: ${Object.keys(commands).join(', ')}`);
  const { met, figures } = await command();
  const store = await openStore(storage);
  const audit = await auditLedger(store.read);
  await store.close();
  const kind = postgres ? 'postgres' : 'sqlite';
  console.log(
    met && audit.sound ? 'met   ' : 'MISSED',
    name,
    'on',
    kind,
    inspect(figures, { depth: 4, breakLength: 120 }),
    audit,
  );
  if (!met || !audit.sound) process.exitCode = 1;
}
await postgres?.stop();
await rm(directory, { recursive: true, force: true });
