import { once } from 'node:events';
import type { Sandbox } from '../createSandbox.ts';
import { createServer, type ExchangeLimits } from '../http/createServer.ts';

/** A sandbox on a port of this machine. */
export interface Listening {
  /** Without a slash at the end. */
  readonly url: string;
  /** Closes the server and its connections; the sandbox stays open. */
  readonly close: () => void;
}

/** Serves a sandbox of this process on a free port. */
export async function listen(
  { handle }: Pick<Sandbox, 'handle'>,
  limits?: ExchangeLimits,
): Promise<Listening> {
  const server = createServer(handle, limits).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
