import { once } from 'node:events';
import type { Server } from 'node:http';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import { createServer } from '../http/createServer.ts';
import { type Environment, optionsOf } from './environment.ts';

/** Milliseconds after SIGTERM when running statements are canceled, and when connections are closed. */
const cancelMs = 5_000;
const closeMs = 8_000;
const defaultPort = 8787;
const notForProduction = 'For development and tests, not for production: it moves no money.';

/** Starts the sandbox on a port, prints its address, and drains it on SIGTERM or SIGINT. */
export async function serveCommand(
  environment: Environment,
  write: (line: string) => void,
): Promise<void> {
  const sandbox = createSandbox(optionsOf(environment));
  await sandbox.ready;
  const server = createServer(sandbox.handle);
  const host = environment['HOST'] || '127.0.0.1';
  try {
    const port = await listen(server, host, environment['PORT']);
    const hint = await keyHint(sandbox, environment);
    const stop = () => void drain(server, sandbox);
    // Before the line that says ready: whoever reads it may stop the server at once.
    process.once('SIGTERM', stop).once('SIGINT', stop);
    write([`Sandbox ready at http://${host}:${port}/api`, ...hint, notForProduction].join('\n'));
  } catch (error) {
    server.close();
    await sandbox.close();
    throw error;
  }
}

/** Returns the line about API keys: a new key on the first start, otherwise how to create another. Undefined if the caller passed one. */
async function keyHint(sandbox: Sandbox, environment: Environment): Promise<string[]> {
  if (environment['SANDBOX_API_KEY']) return [];
  const keys = await sandbox.keys();
  const known = await keys.list();
  return known.length === 0
    ? [`API key, shown only now: ${await keys.create()}`]
    : ['API keys exist; create another: npx @passmuster/sandbox keys create'];
}

/** Listens on the given port; by default on the default port or the next free one. */
async function listen(server: Server, host: string, wanted = ''): Promise<number> {
  const first = wanted === '' ? defaultPort : Number(wanted);
  if (!Number.isInteger(first) || first < 0 || first > 65_535)
    throw new Error('PORT must be a port number');
  for (let port = first; ; port += 1) {
    try {
      server.listen(port, host);
      await once(server, 'listening');
      const address = server.address();
      return typeof address === 'object' && address ? address.port : port;
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (wanted !== '')
        throw new Error(`Port ${port} of ${host} is taken; set PORT to another, or to 0`);
    }
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Stops accepting requests, answers those in progress, closes the storage, and lets the process end. */
async function drain(server: Server, sandbox: Sandbox): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection becomes idle when its answer has been sent.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cancel = setTimeout(() => void sandbox.cancel(), cancelMs);
  const close = setTimeout(() => server.closeAllConnections(), closeMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cancel);
  clearTimeout(close);
  await sandbox.close();
}
