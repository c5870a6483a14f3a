import { setTimeout as sleep } from 'node:timers/promises';
import { callerOf } from '../caller.ts';
import { fetchFrom, type SandboxProcess, startProcess } from '../startProcess.ts';
import { isExpected, playWireClient, type WireOutcome } from './playWireClient.ts';
import { watchLive } from './watchLive.ts';
import { type WireClient, wireClients } from './wireClients.ts';

const key = 'a-key-of-this-wire-only-1';
const credentials = { 'with a key': `x-api-key: ${key}\r\n`, 'without a key': '' };

export interface WireReport {
  /** Clients whose connection lived too long, or that got an unexpected answer. */
  readonly faults: readonly object[];
  /** Longest life of a connection. */
  readonly longestMs: number;
  /** Slowest answer of `/live` to another client meanwhile. */
  readonly slowestLiveMs: number;
  /** Megabytes by which the resident memory of the server grew. */
  readonly grownBy: number;
  /** Wallets that the pipelining clients created. */
  readonly written: number;
  readonly shutdown: { readonly code: number | null; readonly tookMs: number };
}

/** Longest life of a connection without progress. */
const longestLifeMs = 90_000;

/** Plays every client, with and without a key, and then stops the server beside them. */
export async function wire(storage: Readonly<Record<string, string>>): Promise<WireReport> {
  const server = await startProcess({ ...storage, SANDBOX_API_KEY: key });
  const call = callerOf({ fetch: fetchFrom(server) }, key);
  await call('POST', '/_sandbox/seed');
  // More than a connection holds, so that a client that does not read keeps the snapshot waiting.
  const wallet = { currency: 'NGN', description: '€'.repeat(255) };
  for (let at = 0; at < 3000; at += 50)
    await Promise.all(Array.from({ length: 50 }, () => call('POST', '/api/wallets', wallet)));
  const floods = wireClients.filter(({ next }) => next === 'floods');
  const others = wireClients.filter(({ next }) => next !== 'floods');
  const watched = await watchLive(server, async () => {
    const outcomes = await Promise.all(others.flatMap((client) => playBoth(server, client)));
    for (const flood of floods)
      outcomes.push(...(await Promise.all(playBoth(server, flood, 20_000))));
    return outcomes;
  });
  const { total } = (await call('GET', '/api/wallets?currency=ZAR')).body.pagination;
  const shutdown = await stopBeside(server, others);
  const { value: outcomes, ...figures } = watched;
  return {
    ...figures,
    faults: outcomes.filter(({ isFault }) => isFault),
    longestMs: Math.max(
      ...outcomes.map(({ closedAfterMs = Number.POSITIVE_INFINITY }) => closedAfterMs),
    ),
    written: total,
    shutdown,
  };
}

const playBoth = (
  { url }: SandboxProcess,
  client: WireClient,
  patienceMs = longestLifeMs + 5000,
): Promise<WireOutcome & { readonly isFault: boolean }>[] =>
  Object.entries(credentials).map(async ([kind, credential]) => {
    const outcome = await playWireClient(url, client, credential, patienceMs);
    const { closedAfterMs = Number.POSITIVE_INFINITY } = outcome;
    const isFault = !isExpected(client, outcome) || closedAfterMs > longestLifeMs;
    return { ...outcome, name: `${outcome.name}, ${kind}`, isFault };
  });

/** Stops the server while every client holds a connection. */
async function stopBeside(server: SandboxProcess, clients: readonly WireClient[]) {
  const playing = clients.flatMap((client) => playBoth(server, client, 15_000));
  await sleep(500);
  const started = performance.now();
  const { code } = await server.end('SIGTERM');
  const tookMs = performance.now() - started;
  await Promise.all(playing);
  return { code, tookMs };
}
