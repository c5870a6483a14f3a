import { once } from 'node:events';
import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { type Postgres, startPostgres } from './startPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of the test run's PostgreSQL, which it starts at the first request. */
    readonly postgresAt: string;
  }
}

/**
 * Starts, as a global setup of Vitest, one PostgreSQL for all files of a test run, started only when a test needs it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<Postgres> | undefined;
  const server = createServer((_, response) => {
    starting ??= startPostgres();
    starting.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  project.provide('postgresAt', `http://127.0.0.1:${address.port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await (await starting)?.stop();
  };
}
