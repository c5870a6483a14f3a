/** The key of these requests. */
export const key = 'a-key-of-this-test-only-1';

const head = `Host: sandbox\r\nx-api-key: ${key}\r\nConnection: close\r\n`;
/** The header of a JSON body. */
export const json = 'Content-Type: application/json\r\n';

/** Returns a request that creates a wallet with a body, whatever it is. */
export const post = (body: string, extra = json): string =>
  `POST /api/wallets HTTP/1.1\r\n${head}${extra}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/** Returns a request that reads a path. */
export const get = (path: string, extra = ''): string =>
  `GET ${path} HTTP/1.1\r\n${head}${extra}\r\n`;

/** Returns a request with a body in one chunk. */
export function chunked(body: string): string {
  return `POST /api/wallets HTTP/1.1\r\n${head}${json}Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
}
