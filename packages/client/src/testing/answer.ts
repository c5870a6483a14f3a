/** Parts of an HTTP answer; a `content-length` is added unless the headers say how the body ends. */
export interface AnswerParts {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** Returns an HTTP/1.1 answer as bytes, to be written whole, in part or slowly. */
export function answer({ status = 200, headers = {}, body = '' }: AnswerParts): Buffer {
  const bytes = Buffer.from(body);
  const names = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const hasLength = names.has('content-length') || names.has('transfer-encoding');
  const lines = Object.entries({
    'x-request-id': 'req-1',
    ...(!hasLength && status !== 204 && { 'content-length': String(bytes.length) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} -\r\n${lines.join('')}\r\n`), bytes]);
}

/** Returns an HTTP/1.1 answer with a JSON body. */
export const json = (body: unknown, parts: Omit<AnswerParts, 'body'> = {}): Buffer =>
  answer({
    ...parts,
    headers: { 'content-type': 'application/json', ...parts.headers },
    body: JSON.stringify(body),
  });
