import { randomUUID } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { failure } from './answer.ts';
import { toResponse } from './toResponse.ts';

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

/** Longest wait for a whole request to arrive. */
const requestTimeout = 60_000;

/** Returns an HTTP server around a sandbox. Input that is not HTTP is refused in the API's error shape too. */
export function createServer(handle: Handle): Server {
  const inTurn = requestsInTurn();
  const listener = getRequestListener(
    (request, connection) => {
      const { outgoing } = connection as { readonly outgoing: ServerResponse };
      // Once the port is closed, a busy connection must not be kept alive.
      if (!server.listening) outgoing.shouldKeepAlive = false;
      return handle(request, { outgoing });
    },
    { errorHandler },
  );
  // Without a host the address is malformed. The listener reports it in the API's error shape.
  const server = createHttpServer({ requestTimeout, requireHostHeader: false });
  return server
    .on('request', (incoming, outgoing) =>
      inTurn.run(incoming.socket, outgoing, () => {
        if (hostsOf(incoming) > 1) answerTo(outgoing, twoHosts);
        else void listener(incoming, outgoing);
      }),
    )
    .on('clientError', (error, socket) => inTurn.last(socket, () => refuse(error, socket)))
    .on('checkExpectation', (_, outgoing) => answerTo(outgoing, unmetExpectation))
    .on('connect', (_, socket) => endWith(socket, notProxy));
}

/**
 * Runs the requests of a connection one after the other. A client may send several before it reads an
 * answer. A read must then see the write before it (RFC 9112 §9.3.2), and the refusal of malformed HTTP must
 * follow the answers to the earlier requests.
 */
function requestsInTurn() {
  const turns = new WeakMap<Duplex, Promise<void>>();
  return {
    run(socket: Duplex, outgoing: ServerResponse, work: () => void): void {
      const before = turns.get(socket);
      turns.set(socket, new Promise((resolve) => outgoing.once('close', resolve)));
      if (before === undefined) work();
      else void before.then(work);
    },
    last(socket: Duplex, work: () => void): void {
      void (turns.get(socket) ?? Promise.resolve()).then(work);
    },
  };
}

/** Returns the number of Host headers. A request with more than one must be refused: RFC 9112 §3.2. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;

/** Answers a malformed address. For other rejections of `handle`, the connection has already been handled. */
function errorHandler(error: unknown): Response | undefined {
  if (!(error instanceof RequestError)) return undefined;
  return toResponse(failure(400, 'MALFORMED_REQUEST', 'The address is malformed'), randomUUID());
}

type WireRefusal = readonly [status: number, code: string, message: string];

const unmetExpectation: WireRefusal = [
  417,
  'EXPECTATION_FAILED',
  'The only expectation that is met is 100-continue',
];
const notProxy: WireRefusal = [405, 'METHOD_NOT_ALLOWED', 'This server is not a proxy'];
const twoHosts: WireRefusal = [400, 'MALFORMED_REQUEST', 'Send one Host header'];
const notHttp: WireRefusal = [400, 'MALFORMED_REQUEST', 'This is not HTTP'];

/** Errors of Node's parser. Source: Node.js, `http.Server`, event `clientError`. */
const refusals: Readonly<Record<string, WireRefusal>> = {
  HPE_HEADER_OVERFLOW: [431, 'HEADERS_TOO_LARGE', 'The headers are larger than 16 KiB'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST_TIMEOUT', 'The request was not finished'],
};

function refuse(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else endWith(socket, refusals[error.code ?? ''] ?? notHttp);
}

/** Answers a request that is not passed on, and ends the connection. */
function answerTo(outgoing: ServerResponse, [status, code, message]: WireRefusal): void {
  const { body } = failure(status, code, message);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  outgoing.writeHead(status, headers).end(body);
}

/** Answers where there is no request: the bytes themselves, and the end. */
function endWith(socket: Duplex, [status, code, message]: WireRefusal): void {
  const { body } = failure(status, code, message);
  const length = Buffer.byteLength(body);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${body}`,
  );
}
