import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCount } from '@passmuster/testing/runCount';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from './createSandbox.ts';
import { callerOf, newMerchant } from './testing/caller.ts';
import { onEachStorage } from './testing/onEachStorage.ts';
import { bigBodies } from './testing/reliability/bigBodies.ts';
import { crash } from './testing/reliability/crash.ts';
import { drain } from './testing/reliability/drain.ts';
import { fuzz } from './testing/reliability/fuzz.ts';
import { hugeLists } from './testing/reliability/hugeLists.ts';
import { raceCreations, raceDeletions, raceResets } from './testing/reliability/races.ts';
import { sqliteFaults } from './testing/reliability/sqliteFaults.ts';
import { storageFaultRound } from './testing/reliability/storageMatrix.ts';
import { fetchFrom, type SandboxProcess, startProcess } from './testing/startProcess.ts';
import { newStorage, storages } from './testing/storages.ts';

const key = 'a-key-of-this-test-only-1';

/** Small samples of what the commands in `scripts/` do at full size. */
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandbox-reliability-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

onEachStorage('under stress', (sandbox, storage) => {
  test('racing creations have one winner each', async () => {
    const call = await newMerchant(sandbox());
    for (const field of ['email', 'phone'] as const) {
      expect(await raceCreations(call, field, 3)).toEqual({ winners: [1, 1, 1], strange: 0 });
    }
  });

  test('racing deletions have one winner each', async () => {
    const call = await newMerchant(sandbox());
    expect(await raceDeletions(call, 3)).toEqual({ winners: [1, 1, 1], strange: 0 });
  });

  test('a reset or a restoration beside writes leaves everything right', async () => {
    expect(await raceResets(await newMerchant(sandbox()), 4)).toEqual([]);
  });

  test('generated requests never meet a 5xx or an unknown shape', async () => {
    const call = await newMerchant(sandbox());
    const { faults, statuses } = await fuzz(call, runCount(200, 400), 7);
    expect(faults).toEqual([]);
    expect(Object.keys(statuses)).toEqual(
      expect.arrayContaining(['200', '201', '400', '404', '405', '415']),
    );
  });

  test('two instances share the data, and the keys', async () => {
    const { databaseUrl } = storage();
    if (databaseUrl === undefined) return;
    const other = createSandbox({ databaseUrl });
    const key = await (await sandbox().keys()).create({ merchant: 'shared' });
    const [here, there] = [callerOf(sandbox(), key), callerOf(other, key)];
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 ? here : there)('POST', '/api/wallets', { currency: 'ZAR' }),
      ),
    );
    expect((await here('GET', '/api/wallets')).body.pagination.total).toBe(20);
    expect((await there('GET', '/_sandbox/ledger')).body.data.sound).toBe(true);
    await other.close();
  });
});

// Each starts several processes.
test.each(storages.slice(0, runCount(1, storages.length)))(
  'kill -9 under writers on %s loses nothing that was acknowledged',
  async (kind) => {
    const { databaseUrl } = await newStorage(kind);
    const place = databaseUrl
      ? { DATABASE_URL: databaseUrl }
      : { SANDBOX_DATA: join(directory, 'crash.sqlite') };
    const report = await crash({ rounds: 1, writers: 8, writes: 60, storage: place });
    expect(report).toMatchObject({ lost: 0, unsound: 0 });
    expect(report.acknowledged).toBeGreaterThanOrEqual(60);
  },
);

const faults = ['damaged', 'deleted'].slice(0, runCount(1, 2));

test.each(sqliteFaults.filter(({ name }) => faults.includes(name)))(
  'a data file that is $name while it is in use is answered 503 on every route',
  async (fault) => {
    const file = join(directory, `${fault.name}.sqlite`);
    const server = await startProcess({ SANDBOX_DATA: file, SANDBOX_API_KEY: key });
    const report = await storageFaultRound(server, key, fault, file);
    expect(report).toMatchObject({ strange: [], health: 503, lost: 0, code: 0 });
    expect(report.unavailable).toBeGreaterThan(20);
  },
);

describe('a process', () => {
  let environment: Readonly<Record<string, string>>;
  let server: SandboxProcess;
  beforeAll(async () => {
    environment = { SANDBOX_DATA: join(directory, 'shared.sqlite'), SANDBOX_API_KEY: key };
    server = await startProcess(environment);
  });
  afterAll(() => server.end('SIGTERM'));

  test('answers lists of a million elements with one finding, or 413 where a body holds no files', async () => {
    const reports = await hugeLists(server, key);
    const atMost = (count: number) => [`There are too many entries here. Keep at most ${count}.`];
    expect(reports.map(({ status, remedies }) => [status, ...remedies])).toEqual([
      [400, ...atMost(1000)],
      [400, ...atMost(5000)],
      [400, ...atMost(5000)],
      [413],
      [400, 'Check this value.'],
      [400, ...atMost(5000)],
    ]);
    for (const { bytes, grownBy } of reports) {
      expect(bytes).toBeLessThan(1000);
      expect(grownBy).toBeLessThan(150);
    }
  });

  test('answers 413 to bodies of 50 MB and stays up', async () => {
    const report = await bigBodies(server, key, 2, 50);
    expect(report.served).toBe(true);
    expect(report.statuses).toEqual([413, 413]);
    expect(report.grownBy).toBeLessThan(300);
  });

  test('shares its data file with another that writes', async () => {
    const other = await startProcess(environment);
    const call = callerOf({ fetch: fetchFrom(server) }, key);
    const beside = callerOf({ fetch: fetchFrom(other) }, key);
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        (at % 2 ? call : beside)('POST', '/api/wallets', { currency: 'ZAR' }),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(40);
    expect((await call('GET', '/api/wallets')).body.pagination.total).toBe(40);
    await other.end('SIGTERM');
  });

  test('drains on SIGTERM', async () => {
    const report = await drain({ SANDBOX_DATA: join(directory, 'drain.sqlite') }, 4, 100);
    expect(report).toMatchObject({ lost: 0, code: 0 });
    expect(report.acknowledged).toBeGreaterThan(0);
  });
});
