import { once } from 'node:events';
import type { Server } from 'node:http';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import { createServer } from './createServer.ts';
import { type Environment, optionsOf } from './environment.ts';

/** Longest wait for requests under way after SIGTERM. */
const drainMs = 9_000;
const usualPort = 8787;

/** Starts the sandbox on a port, says where, and stops in good order with the process. */
export async function serveCommand(
  environment: Environment,
  say: (line: string) => void,
): Promise<void> {
  const sandbox = createSandbox(optionsOf(environment));
  await sandbox.ready;
  const server = createServer(sandbox.handle);
  const host = environment['HOST'] || '127.0.0.1';
  const port = await listen(server, host, environment['PORT']).catch(async (error: unknown) => {
    await sandbox.close();
    throw error;
  });
  say(
    [`Sandbox ready at http://${host}:${port}/api`, ...(await keyHint(sandbox, environment))].join(
      '\n',
    ),
  );
  const stop = () => void drain(server, sandbox.close);
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

/** The first key, the way to another, or nothing where the caller brought one. */
async function keyHint(sandbox: Sandbox, environment: Environment): Promise<string[]> {
  if (environment['SANDBOX_API_KEY']) return [];
  const keys = await sandbox.keys();
  const known = await keys.list();
  return known.length === 0
    ? [`API key, shown this once: ${await keys.create()}`]
    : ['There are API keys; make another: sandbox keys create'];
}

/** The port asked for; the next free one when none was asked for and the usual one is taken. */
async function listen(server: Server, host: string, asked = ''): Promise<number> {
  const first = asked === '' ? usualPort : Number(asked);
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
      if (asked !== '')
        throw new Error(`Port ${port} of ${host} is taken; set PORT to another, or to 0`);
    }
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Takes no more requests, answers those under way, writes what was acknowledged, and lets the process end. */
async function drain(server: Server, close: () => Promise<void>): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection falls idle whenever its answer is out, so they are looked for again and again.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
  await close();
}
