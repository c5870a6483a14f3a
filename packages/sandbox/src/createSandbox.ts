import { createApp } from './app.ts';
import { defaultSwitches } from './assumptions.ts';
import { createKeyStore, type KeyStore } from './auth/keyStore.ts';
import { openStore } from './db/openStore.ts';
import type { Store } from './db/store.ts';
import { createDepositAddresses } from './depositAddresses.ts';
import { createMetrics } from './metrics.ts';
import { createRateLimiter } from './rateLimiter.ts';
import { defaultMaxBodyBytes, type SandboxOptions } from './sandboxOptions.ts';
import { createFaultInjector } from './simulate/faultInjector.ts';
import { type Connection, spoilConnection, spoiltResponse } from './simulate/spoil.ts';

/** A running sandbox without a port. */
export interface Sandbox {
  /** Answers a request; may be passed on as `fetch`. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** The same for an HTTP server, whose connection a fault may cut. */
  readonly handle: (request: Request, connection: Connection) => Promise<Response>;
  /** Waits for what is under way, then lets go of the data. */
  readonly close: () => Promise<void>;
  /** Settled once the data is open; rejected when it cannot be. */
  readonly ready: Promise<void>;
  /** To make, list and revoke keys without HTTP. */
  readonly keys: () => Promise<KeyStore>;
}

/**
 * The whole API on one machine. Without `file` or `databaseUrl` the data lives until `close`.
 *
 * @example
 * const sandbox = createSandbox({ apiKeys: ['my-key'] });
 * const answer = await sandbox.fetch('http://sandbox/api/asset-codes', { headers: { 'x-api-key': 'my-key' } });
 * answer.status // 200
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const opened = open(options);
  const ready = opened.then(() => undefined);
  // A caller who never looks at `ready` still sees the error, at the first request.
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
        return spoiltResponse(error);
      }
    },
    async handle(request, connection) {
      const { app } = await opened;
      try {
        return await app.fetch(request, connection);
      } catch (error) {
        spoilConnection(error, connection.outgoing);
        throw error;
      }
    },
    keys: async () => (await opened).keys,
    async close() {
      const { store } = await opened;
      await store.close();
    },
  };
}

async function open(options: SandboxOptions) {
  const store: Store = await openStore(options);
  const clock = options.clock ?? Date.now;
  const keys = createKeyStore(store, clock);
  for (const key of options.apiKeys ?? []) await keys.register(key);
  const limiter = await createRateLimiter(options.rateLimit, store);
  const app = createApp({
    limiter,
    faults: createFaultInjector(),
    metrics: createMetrics(),
    log: options.log,
    store,
    keys,
    addresses: createDepositAddresses(store),
    switches: { ...defaultSwitches, ...options.switches },
    clock,
    maxBodyBytes: options.maxBodyBytes ?? defaultMaxBodyBytes,
  });
  return { app, keys, store };
}
