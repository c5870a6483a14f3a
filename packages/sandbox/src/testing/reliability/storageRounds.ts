import { join } from 'node:path';
import type { Postgres } from '@passmuster/testing/startPostgres';
import { startProcess } from '../startProcess.ts';
import { postgresFaults, query, urlOf } from './postgresFaults.ts';
import { fileOf, fileOnSmallDisk, onSmallDisk } from './smallDisk.ts';
import { sqliteFaults } from './sqliteFaults.ts';
import { type StorageFaultReport, storageFaultRound } from './storageMatrix.ts';

const key = 'a-key-of-these-faults-only';

/** Plays every fault of SQLite, each on a data file of its own. The file can be made read-only by root only. */
export async function sqliteRounds(directory: string): Promise<readonly StorageFaultReport[]> {
  const reports: StorageFaultReport[] = [];
  for (const [at, fault] of sqliteFaults.entries()) {
    if (fault.name === 'read-only' && process.getuid?.() !== 0) continue;
    const isOnSmallDisk = fault.name === 'disk full';
    const file = isOnSmallDisk ? fileOnSmallDisk : join(directory, `fault-${at}.sqlite`);
    const environment = { SANDBOX_DATA: file, SANDBOX_API_KEY: key };
    const server = await startProcess(environment, isOnSmallDisk ? onSmallDisk : []);
    const place = isOnSmallDisk ? fileOf(server.pid) : file;
    reports.push(await storageFaultRound(server, key, fault, place));
  }
  return reports;
}

/** Plays every fault of PostgreSQL, each on a database of its own. */
export async function postgresRounds(postgres: Postgres): Promise<readonly StorageFaultReport[]> {
  const reports: StorageFaultReport[] = [];
  for (const [at, fault] of postgresFaults.entries()) {
    const place = { postgres, name: `fault_${at}` };
    await query(postgres.url, `create database ${place.name}`);
    const server = await startProcess({
      DATABASE_URL: urlOf(place),
      SANDBOX_API_KEY: key,
      SANDBOX_STATEMENT_TIMEOUT: '2000',
    });
    reports.push(await storageFaultRound(server, key, fault, place));
  }
  return reports;
}

/** Returns true if every answer is a documented one, nothing is lost, a lock delays no other client, and the process ends in time. */
export const isMet = ({
  fault,
  strange,
  unavailable,
  health,
  expectedHealth,
  slowestLiveMs,
  lost,
  code,
  tookMs,
}: StorageFaultReport): boolean =>
  strange.length + lost === 0 &&
  unavailable > 0 &&
  health === expectedHealth &&
  (slowestLiveMs < 200 || !fault.startsWith('locked')) &&
  code === 0 &&
  tookMs < 10_000;
