import { chunked, get, json, post } from './rawRequests.ts';

interface MalformedRequest {
  readonly why: string;
  readonly bytes: string | Uint8Array;
  readonly status: number;
  readonly code: string;
}

/** Requests that are wrong in one way each, and what is answered. */
export const malformedRequests: readonly MalformedRequest[] = [
  { why: 'malformed JSON', bytes: post('{"currency":'), status: 400, code: 'INVALID_JSON' },
  { why: 'an empty body', bytes: post(''), status: 400, code: 'VALIDATION_ERROR' },
  { why: 'a list', bytes: post('[]'), status: 400, code: 'VALIDATION_ERROR' },
  { why: 'null', bytes: post('null'), status: 400, code: 'VALIDATION_ERROR' },
  {
    why: 'a NUL in a text',
    bytes: post('{"currency":"ZAR","description":"\\u0000"}'),
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    why: 'a lone surrogate',
    bytes: post('{"currency":"ZAR","description":"\\ud800"}'),
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    why: 'another content type',
    bytes: post('currency=ZAR', 'Content-Type: text/plain\r\n'),
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  },
  ...['gzip', 'br', 'GZIP', 'identity, gzip', 'x'].map((encoding) => ({
    why: `a body encoded as ${encoding}`,
    bytes: post('{"currency":"ZAR"}', `${json}Content-Encoding: ${encoding}\r\n`),
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  })),
  { why: 'no content type', bytes: post('{}', ''), status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  {
    why: 'a body over the limit',
    bytes: post(`{"a":"${'x'.repeat(100_001)}"}`),
    status: 413,
    code: 'BODY_TOO_LARGE',
  },
  {
    why: 'a chunked body over the limit',
    bytes: chunked('x'.repeat(120_000)),
    status: 413,
    code: 'BODY_TOO_LARGE',
  },
  {
    why: 'bytes that are not UTF-8',
    bytes: Buffer.from(
      post('{"a":"\u0080"}').replace('Content-Length: 10', 'Content-Length: 9'),
      'latin1',
    ),
    status: 400,
    code: 'INVALID_JSON',
  },
  {
    why: 'a wrong method',
    bytes: get('/api/wallets').replace('GET', 'PATCH'),
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
  },
  { why: 'an unknown path', bytes: get('/api/customers'), status: 404, code: 'NOT_FOUND' },
  {
    why: '%00 in a path',
    bytes: get('/api/customers/transactions/by_ref_id/%00'),
    status: 400,
    code: 'INVALID_REFERENCE_ID',
  },
  {
    why: '%zz in a path',
    bytes: get('/api/customers/transactions/by_ref_id/%zz'),
    status: 400,
    code: 'INVALID_REFERENCE_ID',
  },
  {
    why: '%zz in a query',
    bytes: get('/api/wallets?currency=%zz&status=%ff'),
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    why: 'a huge page',
    bytes: get('/api/wallets?page=9007199254740993'),
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    why: 'address[]=',
    bytes: get('/api/payouts/validate-address?address[]=0x&network=erc20'),
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    why: '60 kB of headers',
    bytes: get('/api/wallets', `x-filler: ${'x'.repeat(60_000)}\r\n`),
    status: 431,
    code: 'HEADERS_TOO_LARGE',
  },
  {
    why: 'no host',
    bytes: get('/api/wallets').replace('Host: sandbox\r\n', ''),
    status: 400,
    code: 'MALFORMED_REQUEST',
  },
  {
    why: 'an unknown expectation',
    bytes: post('{"currency":"ZAR"}', `${json}Expect: tea\r\n`),
    status: 417,
    code: 'EXPECTATION_FAILED',
  },
  {
    why: 'a request for a tunnel',
    bytes: 'CONNECT bank.example:443 HTTP/1.1\r\nHost: bank.example\r\n\r\n',
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
  },
  { why: 'no HTTP at all', bytes: 'hello\r\n\r\n', status: 400, code: 'MALFORMED_REQUEST' },
  { why: 'a path of dots', bytes: get('/api/../../etc/passwd'), status: 404, code: 'NOT_FOUND' },
  {
    why: 'an absolute address',
    bytes: get('http://[::1/api'),
    status: 400,
    code: 'MALFORMED_REQUEST',
  },
];
