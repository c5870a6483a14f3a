import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A request as the server received it, whole. */
export interface Received {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the server does with the `count`th request (from 1). It may write any bytes, or none, or hang up. */
export type Play = (socket: Socket, request: Received, count: number) => void;

export interface FaultServer {
  readonly baseUrl: string;
  /** All requests in order, which shows how often one was sent. */
  readonly received: readonly Received[];
  readonly close: () => Promise<void>;
}

function parseRequest(bytes: Buffer): { request: Received; length: number } | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [start = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const [method = '', target = ''] = start.split(' ');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const length = end + 4 + Number(headers['content-length'] ?? 0);
  if (bytes.length < length) return undefined;
  return {
    request: { method, target, headers, body: bytes.toString('utf8', end + 4, length) },
    length,
  };
}

/** Starts a server on a real socket that plays faults which HTTP libraries don't support. */
export async function startFaultServer(play: Play): Promise<FaultServer> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let pending = Buffer.alloc(0);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Clients hang up in the middle by design.
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      pending = Buffer.concat([pending, Buffer.from(chunk)]);
      const parsed = parseRequest(pending);
      if (!parsed) return;
      pending = pending.subarray(parsed.length);
      received.push(parsed.request);
      play(socket, parsed.request, received.length);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/api`,
    received,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
