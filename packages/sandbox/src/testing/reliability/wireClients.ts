/** A client that misbehaves on one connection. */
export interface WireClient {
  readonly name: string;
  /** What it sends first. `credential` is a header line, or empty text. */
  readonly sends: (credential: string) => string;
  /**
   * What it does next, until the connection is closed. `floods` sends the text again and again, and reads nothing.
   * `never reads` sends empty lines too, which are not requests, because it would not notice the end otherwise.
   */
  readonly next:
    | 'waits'
    | 'half-closes'
    | 'trickles'
    | 'floods'
    | 'never reads'
    | 'sends empty lines';
  /** The statuses that it may get, one list for each allowed outcome. Empty if it never reads. */
  readonly answers: readonly (readonly number[])[];
}

const head = (line: string, credential: string, more = ''): string =>
  `${line} HTTP/1.1\r\nHost: sandbox\r\n${credential}${more}\r\n`;
const json = 'Content-Type: application/json\r\n';
const wallet = (credential: string, more: string, body = ''): string =>
  head('POST /api/wallets', credential, json + more) + body;
const currency = '{"currency":"ZAR"}';
const complete = (credential: string): string =>
  wallet(credential, `Content-Length: ${currency.length}\r\n`, currency);
const chunked = 'Transfer-Encoding: chunked\r\n';

/** A request that never ends is refused by then, or earlier for the lack of a key. */
const late = [[408], [401]];
const malformed = [[400], [401]];

export const wireClients: readonly WireClient[] = [
  { name: 'silent', sends: () => '', next: 'waits', answers: [[408]] },
  {
    name: 'silent in its headers',
    sends: (credential) => head('POST /api/wallets', credential).slice(0, -2),
    next: 'waits',
    answers: [[408]],
  },
  {
    name: 'trickling headers',
    sends: (credential) => `${head('POST /api/wallets', credential).slice(0, -2)}x-slow: `,
    next: 'trickles',
    answers: [[408]],
  },
  {
    name: 'silent instead of a body',
    sends: (credential) => wallet(credential, 'Content-Length: 100\r\n'),
    next: 'waits',
    answers: late,
  },
  {
    name: 'silent after 100-continue',
    sends: (credential) => wallet(credential, 'Content-Length: 100\r\nExpect: 100-continue\r\n'),
    next: 'waits',
    answers: [
      [100, 408],
      [100, 401],
    ],
  },
  {
    name: 'silent in the body of a read',
    sends: (credential) => head('GET /live', credential, 'Content-Length: 100\r\n'),
    next: 'waits',
    answers: [[200]],
  },
  {
    name: 'trickling a body',
    sends: (credential) => wallet(credential, 'Content-Length: 60000\r\n'),
    next: 'trickles',
    answers: late,
  },
  {
    name: 'closing its side within a body',
    sends: (credential) => wallet(credential, 'Content-Length: 100\r\n', currency),
    next: 'half-closes',
    answers: malformed,
  },
  {
    name: 'with a wrong chunk size',
    sends: (credential) => wallet(credential, chunked, `zz\r\n${currency}\r\n0\r\n\r\n`),
    next: 'waits',
    answers: malformed,
  },
  {
    name: 'with 40 kB of trailers',
    sends: (credential) =>
      wallet(credential, chunked, `12\r\n${currency}\r\n0\r\nx-long: ${'x'.repeat(40_000)}\r\n`),
    next: 'waits',
    answers: [[431], [401]],
  },
  {
    name: 'with 40 kB of trailers on a read',
    sends: (credential) =>
      `${head('GET /live', credential, chunked)}0\r\nx-long: ${'x'.repeat(40_000)}\r\n`,
    next: 'waits',
    answers: [[200], [431]],
  },
  {
    name: 'asking for a tunnel',
    sends: (credential) => head('CONNECT bank.example:443', credential),
    next: 'waits',
    answers: [[405]],
  },
  {
    name: 'asking for a websocket',
    sends: (credential) =>
      head('GET /live', credential, 'Connection: Upgrade\r\nUpgrade: websocket\r\n'),
    next: 'waits',
    answers: [[200]],
  },
  {
    name: 'sending empty lines after its request',
    sends: complete,
    next: 'sends empty lines',
    answers: [[201], [401]],
  },
  {
    name: 'pipelining three requests',
    sends: (credential) => complete(credential).repeat(3),
    next: 'waits',
    // Without a key each may be answered before the next is read.
    answers: [[201], [401], [401, 401], [401, 401, 401]],
  },
  {
    name: 'pipelining garbage',
    sends: (credential) => `${complete(credential)}garbage\r\n\r\n`,
    next: 'waits',
    answers: [[201], [401], [401, 400]],
  },
  {
    name: 'flooding writes',
    sends: (credential) => complete(credential).repeat(300),
    next: 'floods',
    answers: [],
  },
  {
    name: 'flooding reads',
    sends: (credential) => head('GET /docs', credential).repeat(300),
    next: 'floods',
    answers: [],
  },
  {
    name: 'flooding garbage behind a request',
    sends: (credential) => complete(credential) + 'garbage\r\n\r\n'.repeat(5000),
    next: 'floods',
    answers: [],
  },
  {
    name: 'never reading a large answer',
    sends: (credential) => head('GET /_sandbox/snapshot', credential),
    next: 'never reads',
    answers: [],
  },
];
