import { setTimeout as sleep } from 'node:timers/promises';
import { type Caller, callerOf } from '../caller.ts';
import { fetchFrom, runToEnd, type SandboxProcess, startProcess } from '../startProcess.ts';
import { residentMegabytes } from './bigBodies.ts';
import { fuzz } from './fuzz.ts';
import { playWireClient } from './playWireClient.ts';
import { createRouteData, routeCalls } from './routeCalls.ts';
import { wireClients } from './wireClients.ts';

const key = 'a-key-of-this-load-only-1';
const merchants = 4;

export interface LoadReport {
  readonly requests: number;
  readonly connections: number;
  /** Answers of each status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Answers of 5xx other than 503, and generated requests that met an unknown shape. */
  readonly faults: readonly string[];
  /** Median resident memory, in megabytes, in each fifth of the time. */
  readonly megabytes: readonly number[];
  readonly code: number | null;
}

/** Sends valid and generated requests for a while, beside clients that misbehave on their connections. */
export async function mixedLoad(
  storage: Readonly<Record<string, string>>,
  milliseconds: number,
): Promise<LoadReport> {
  const server = await startProcess({ ...storage, SANDBOX_API_KEY: key });
  const end = performance.now() + milliseconds;
  const isOver = () => performance.now() > end;
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  const callerWith = (apiKey: string) =>
    countingCaller(callerOf({ fetch: fetchFrom(server) }, apiKey), statuses, faults);
  const keys = await Promise.all(
    Array.from({ length: merchants }, (_, at) =>
      runToEnd(storage, ['keys', 'create', '--merchant', `load-${at}`]),
    ),
  );
  const samples: number[] = [];
  const connections = { count: 0 };
  await Promise.all([
    ...keys.map(({ output }) => callEveryRoute(callerWith(output.trim()), isOver)),
    sendGenerated(callerWith(key), isOver, faults),
    ...wireClients.map((client) => misbehave(server, client, isOver, connections)),
    sampleMemory(server, isOver, samples),
  ]);
  const { code } = await server.end('SIGTERM');
  const requests = Object.values(statuses).reduce((sum, one) => sum + one, 0);
  return {
    ...{ requests, connections: connections.count, statuses },
    ...{ faults, megabytes: fifths(samples), code },
  };
}

/** Returns a caller that counts the answers, and keeps those that may not be. */
const countingCaller =
  (call: Caller, statuses: Record<number, number>, faults: string[]): Caller =>
  async (...request) => {
    const reply = await call(...request);
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
    if (reply.status >= 500 && reply.status !== 503)
      faults.push(`${request[0]} ${request[1]}: ${reply.status} ${reply.text.slice(0, 200)}`);
    return reply;
  };

/** Calls every route again and again. Deletes the data after each round, so that it does not grow. */
async function callEveryRoute(call: Caller, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const calls = routeCalls(await createRouteData(call));
    for (const { route, request } of calls) if (route !== 'reset') await call(...request);
    await call('POST', '/_sandbox/reset');
  }
}

async function sendGenerated(call: Caller, isOver: () => boolean, faults: string[]): Promise<void> {
  for (let seed = 0; !isOver(); seed += 1) {
    faults.push(...(await fuzz(call, 50, seed)).faults);
    await call('POST', '/_sandbox/reset');
  }
}

/** Plays a client on one connection after the other, with and without a key. */
async function misbehave(
  { url }: SandboxProcess,
  client: (typeof wireClients)[number],
  isOver: () => boolean,
  connections: { count: number },
): Promise<void> {
  while (!isOver()) {
    const credential = connections.count % 2 === 0 ? `x-api-key: ${key}\r\n` : '';
    connections.count += 1;
    await playWireClient(url, client, credential, 10_000);
    await sleep(200);
  }
}

async function sampleMemory(
  { pid }: SandboxProcess,
  isOver: () => boolean,
  samples: number[],
): Promise<void> {
  while (!isOver()) {
    samples.push(residentMegabytes(pid));
    await sleep(500);
  }
}

const fifths = (samples: readonly number[]): readonly number[] =>
  Array.from({ length: 5 }, (_, at) => {
    const size = samples.length / 5;
    const part = samples.slice(Math.floor(at * size), Math.floor((at + 1) * size));
    return Math.round(part.sort((a, b) => a - b)[part.length >> 1] ?? 0);
  });
