import { randomUUID } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { failure } from './answer.ts';
import { Exchanges } from './exchanges.ts';
import { toResponse } from './toResponse.ts';
import { answerTo, endWith, notProxy, twoHosts, unmetExpectation } from './wireRefusal.ts';

/** The connection a request came by: the parts of Node's `ServerResponse` that a fault needs. */
export interface Connection {
  readonly outgoing: {
    writeHead(status: number, headers: Record<string, string>): unknown;
    write(bytes: Uint8Array, written: () => void): unknown;
    destroy(): unknown;
  };
}

/** Answers a request. If it rejects, the connection has already been handled. */
export type Handle = (request: Request, connection: Connection) => Promise<Response>;

/** How long one exchange may take, in milliseconds. */
export interface ExchangeLimits {
  /** From the first byte of a request to its last, and longest wait for a request. */
  readonly requestMs: number;
  /** From an answer that is complete to the moment when the client has taken all of it. */
  readonly answerMs: number;
}

const defaultLimits: ExchangeLimits = { requestMs: 60_000, answerMs: 30_000 };

/** Returns an HTTP server around a sandbox. Input that is not HTTP is refused in the API's error shape too. */
export function createServer(
  handle: Handle,
  { requestMs, answerMs }: ExchangeLimits = defaultLimits,
): Server {
  const exchanges = new Exchanges(requestMs);
  const listener = getRequestListener(
    (request, connection) => {
      const { outgoing } = connection as { readonly outgoing: ServerResponse };
      // Once the port is closed, a busy connection must not be kept alive.
      if (!server.listening) outgoing.shouldKeepAlive = false;
      return handle(request, { outgoing });
    },
    { errorHandler },
  );
  const server = createHttpServer({
    requestTimeout: requestMs,
    headersTimeout: requestMs,
    connectionsCheckingInterval: requestMs / 20,
    // Without a host the address is malformed. The listener reports it in the API's error shape.
    requireHostHeader: false,
  });
  return server
    .on('request', async (incoming, outgoing) => {
      if (!exchanges.begin(incoming, outgoing)) return;
      if (hostsOf(incoming) > 1) answerTo(outgoing, twoHosts);
      else await listener(incoming, outgoing);
      dropUnread(outgoing, answerMs);
    })
    .on('checkExpectation', (incoming, outgoing) => {
      if (exchanges.begin(incoming, outgoing)) answerTo(outgoing, unmetExpectation);
    })
    .on('clientError', (error, socket) => exchanges.refuse(error, socket))
    .on('connect', (_, socket) => endWith(socket, notProxy));
}

/** Drops the connection of a client that does not read its answer. */
function dropUnread(outgoing: ServerResponse, afterMs: number): void {
  if (outgoing.writableFinished || outgoing.destroyed) return;
  const timer = setTimeout(() => outgoing.destroy(), afterMs);
  outgoing.once('close', () => clearTimeout(timer));
}

/** Returns the number of Host headers. A request with more than one must be refused: RFC 9112 §3.2. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;

/** Answers a malformed address. For other rejections of `handle`, the connection has already been handled. */
function errorHandler(error: unknown): Response | undefined {
  if (!(error instanceof RequestError)) return undefined;
  return toResponse(failure(400, 'MALFORMED_REQUEST', 'The address is malformed'), randomUUID());
}
