import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { refusal } from '../answer/refusal.ts';
import { toResponse } from '../answer/toResponse.ts';
import type { Sandbox } from '../createSandbox.ts';
import type { Connection } from '../simulate/spoil.ts';

/** Longest wait for a whole request to arrive. */
const requestMs = 60_000;

/** An HTTP server around a sandbox. What is no HTTP at all is refused in the API's words too. */
export function createServer(handle: Sandbox['handle']): Server {
  const listener = getRequestListener(
    (request, connection) => {
      const known = connection as Connection;
      // Once the port is closed, a connection that is kept busy must not be kept alive.
      if (!server.listening) known.outgoing.shouldKeepAlive = false;
      return handle(request, known);
    },
    { errorHandler },
  );
  // Without a host the address is malformed, which the listener says in the API's words.
  const options = { requestTimeout: requestMs, requireHostHeader: false };
  const server = createHttpServer(options, listener);
  return server
    .on('clientError', refuse)
    .on('checkExpectation', ({ socket }) => tell(socket, unmetExpectation))
    .on('connect', (_, socket) => tell(socket, noProxy));
}

/** What `handle` rejects with has been dealt with on the connection; only a bad address is left. */
function errorHandler(error: unknown): Response | undefined {
  if (!(error instanceof RequestError)) return undefined;
  return toResponse(refusal(400, 'MALFORMED_REQUEST', 'The address is malformed'), randomUUID());
}

type WireRefusal = readonly [status: string, code: string, message: string];

const unmetExpectation: WireRefusal = [
  '417 Expectation Failed',
  'EXPECTATION_FAILED',
  'The only expectation that is met is 100-continue',
];
const noProxy: WireRefusal = ['405 Method Not Allowed', 'METHOD_NOT_ALLOWED', 'This is no proxy'];

/** Errors of Node's parser. Source: Node.js, `http.Server`, event `clientError`. */
const refusals: Readonly<Record<string, WireRefusal>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'HEADERS_TOO_LARGE',
    'The headers are larger than 16 KiB',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    'REQUEST_TIMEOUT',
    'The request was not finished',
  ],
};

function refuse(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const malformed: WireRefusal = ['400 Bad Request', 'MALFORMED_REQUEST', 'This is not HTTP'];
  tell(socket, refusals[error.code ?? ''] ?? malformed);
}

/** Where there is no request to answer: the bytes themselves, and the end. */
function tell(socket: Duplex, [line, code, message]: WireRefusal): void {
  const { body } = refusal(Number(line.slice(0, 3)), code, message);
  socket.end(
    `HTTP/1.1 ${line}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
