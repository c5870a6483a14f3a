import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createSandbox } from './createSandbox.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Longest wait for requests under way after SIGTERM. */
const drainMs = 10_000;

/** Starts the sandbox on a port, says where, and ends with the process. */
export async function listen(environment: Environment): Promise<void> {
  const {
    HOST: host = '127.0.0.1',
    SANDBOX_API_KEY: givenKey,
    DATABASE_URL: databaseUrl,
  } = environment;
  const sandbox = createSandbox({
    ...(databaseUrl
      ? { databaseUrl }
      : { file: environment['SANDBOX_DATA'] ?? '.data/sandbox.sqlite' }),
    ...(givenKey ? { apiKeys: [givenKey] } : {}),
  });
  await sandbox.ready;
  const keys = await sandbox.keys();
  const known = await keys.list();
  const server = createAdaptorServer({
    fetch: sandbox.handle,
    serverOptions: { maxHeaderSize: 128 * 1024 },
  }) as Server;
  const port = await listenOn(server, host, environment['PORT']);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(`Sandbox ready at http://${host}:${port}/api`);
  if (known.length === 0) say(`API key (shown once): ${await keys.create()}`);
  else if (!givenKey) say('API keys exist; make another with: sandbox keys create');
  const stop = () => void drain(server, sandbox.close).then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

/** The port asked for; the next free one when none was asked for and the usual one is taken. */
async function listenOn(server: Server, host: string, asked: string | undefined): Promise<number> {
  const chosen = asked !== undefined && asked !== '' && asked !== '0';
  for (let port = asked === '0' ? 0 : Number(asked || 8787); ; port += 1) {
    try {
      server.listen(port, host);
      await once(server, 'listening');
      const address = server.address();
      return typeof address === 'object' && address ? address.port : port;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || chosen) throw error;
    }
  }
}

async function drain(server: Server, close: () => Promise<void>): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(late);
  await close();
}
