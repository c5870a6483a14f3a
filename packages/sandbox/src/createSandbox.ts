import { createBodyDropper, createBodyReader } from '@passmuster/client/handler';
import type { Hono } from 'hono';
import { openStore } from './db/openStore.ts';
import { createApp } from './http/createApp.ts';
import type { Connection } from './http/createServer.ts';
import { createMetrics } from './http/metrics.ts';
import { createRateLimiter } from './http/rateLimiter.ts';
import { createStorageHealth } from './http/storageHealth.ts';
import { createKeyStore } from './ledger/createKeyStore.ts';
import type { ApiKeys } from './ledger/keyStore.ts';
import { defaultSwitches } from './ledger/switches.ts';
import { defaultMaxBodyBytes, type SandboxOptions } from './sandboxOptions.ts';
import { breakConnection, brokenResponse } from './simulate/breakConnection.ts';
import { createSimulation } from './simulate/createSimulation.ts';

/** A running sandbox without a port. */
export interface Sandbox {
  /** Answers a request. Can be passed to a client as its `fetch`. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** Answers a request of an HTTP server, whose connection a fault may cut. */
  readonly handle: (request: Request, connection: Connection) => Promise<Response>;
  /** Waits for running writes, then closes the storage. */
  readonly close: () => Promise<void>;
  /** Cancels the statements that are running; their requests are answered 503. */
  readonly cancel: () => Promise<void>;
  /** Resolves once the storage is open; rejects if it cannot be opened. */
  readonly ready: Promise<void>;
  /** Creates, lists and revokes keys without HTTP. */
  readonly keys: () => Promise<ApiKeys>;
}

/**
 * Returns a sandbox that implements the whole API. Without `file` or `databaseUrl`, `close` deletes the data.
 *
 * @example
 * const sandbox = createSandbox({ apiKeys: ['an-api-key-of-your-tests'] });
 * const headers = { 'x-api-key': 'an-api-key-of-your-tests' };
 * const answer = await sandbox.fetch('http://sandbox/api/asset-codes', { headers });
 * answer.status // 200
 * await sandbox.close();
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const opened = open(options);
  const ready = opened.then(() => undefined);
  // A caller that never reads `ready` gets the error with the first request.
  ready.catch(() => undefined);
  return {
    ready,
    async fetch(input, init) {
      const { app } = await opened;
      const request =
        input instanceof Request && init === undefined ? input : new Request(input, init);
      try {
        return await app.fetch(request);
      } catch (error) {
        return brokenResponse(error);
      }
    },
    async handle(request, connection) {
      const { app } = await opened;
      try {
        return await app.fetch(request, connection);
      } catch (error) {
        breakConnection(error, connection.outgoing);
        throw error;
      }
    },
    keys: async () => (await opened).keys,
    cancel: async () => (await opened).store.cancel(),
    close: async () => (await opened).store.close(),
  };
}

/** Bodies of the largest size that are read or used at once. */
const bodiesInFlight = 2;
/** Refused bodies of the largest size that are read to their end at once, and how long one may take. */
const bodiesDropped = 4;
const dropMs = 10_000;
/** As long as the HTTP server waits for a whole request. */
const bodyMs = 60_000;

async function open(options: SandboxOptions) {
  const store = await openStore(options);
  const clock = options.clock ?? Date.now;
  const keys = createKeyStore(store, clock);
  const { maxBodyBytes = defaultMaxBodyBytes } = options;
  try {
    for (const key of options.apiKeys ?? []) await keys.register(key);
    const app = createApp({
      limiter: await createRateLimiter(options.rateLimit, store),
      simulation: createSimulation(),
      metrics: createMetrics(),
      log: options.log,
      store,
      storageHealth: createStorageHealth(store),
      keys,
      switches: { ...defaultSwitches, ...options.switches },
      clock,
      maxBodyBytes,
      readBody: createBodyReader({ inFlightBytes: maxBodyBytes * bodiesInFlight, bodyMs }),
      dropBody: createBodyDropper({ inFlightBytes: maxBodyBytes * bodiesDropped, bodyMs: dropMs }),
    });
    if (options.seedExamples) await seedExamples(app, options.apiKeys?.[0]);
    return { app, keys, store };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Requests the sample data as a caller would. Data from an earlier start are kept. */
async function seedExamples(app: Hono, apiKey: string | undefined): Promise<void> {
  if (apiKey === undefined) throw new Error('seedExamples needs an API key');
  const { status } = await app.request('/_sandbox/seed', {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ ids: 'examples' }),
  });
  if (status !== 200 && status !== 409) throw new Error('The sample data could not be created');
}
