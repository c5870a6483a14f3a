import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { failure } from './answer.ts';

/** The refusal of input that no route receives, in the API's error shape. */
export type WireRefusal = readonly [status: number, code: string, message: string];

export const unmetExpectation: WireRefusal = [
  417,
  'EXPECTATION_FAILED',
  'The only expectation that is met is 100-continue',
];
export const notProxy: WireRefusal = [405, 'METHOD_NOT_ALLOWED', 'This server is not a proxy'];
export const twoHosts: WireRefusal = [400, 'MALFORMED_REQUEST', 'Send one Host header'];
const notHttp: WireRefusal = [400, 'MALFORMED_REQUEST', 'This is not HTTP'];
const badChunk: WireRefusal = [400, 'MALFORMED_REQUEST', 'The chunks of the body are malformed'];

/** Errors of Node's parser. Source: Node.js, `http.Server`, event `clientError`. */
const parserErrors: Readonly<Record<string, WireRefusal>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'HEADERS_TOO_LARGE',
    'The headers or the trailers are larger than 16 KiB',
  ],
  HPE_INVALID_EOF_STATE: [400, 'MALFORMED_REQUEST', 'The request ended early'],
  HPE_INVALID_CHUNK_SIZE: badChunk,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: badChunk,
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST_TIMEOUT', 'The request was not finished'],
};

/** Returns the refusal for an error of Node's parser. */
export const refusalOf = ({ code = '' }: { readonly code?: string }): WireRefusal =>
  parserErrors[code] ?? notHttp;

/** Answers a request that is not passed on, and ends the connection. */
export function answerTo(outgoing: ServerResponse, [status, code, message]: WireRefusal): void {
  const { body } = failure(status, code, message);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  outgoing.writeHead(status, headers).end(body);
}

/** How long a client may take to read a refusal. Closing at once could reset the connection before it is read. */
const lingerMs = 2_000;

/** Answers where there is no request to answer: writes the response as text, reads no more, and closes. */
export function endWith(socket: Duplex, [status, code, message]: WireRefusal): void {
  const { body } = failure(status, code, message);
  const length = Buffer.byteLength(body);
  socket
    .pause()
    .end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${body}`,
    );
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}
