import { expect, test } from 'vitest';
import { bodyError } from './bodyError.ts';
import { describeThrown } from './describeThrown.ts';

const coded = (code: unknown): Error => Object.assign(new Error('words'), { code });
const caused = (cause: unknown): Error => new TypeError('fetch failed', { cause });
const asIs = (text: string): string => text;

test.each([
  { from: 'Node', thrown: caused(coded('ECONNREFUSED')), reason: 'ECONNREFUSED' },
  { from: 'Node', thrown: caused(coded('ENOTFOUND')), reason: 'ENOTFOUND' },
  { from: 'Node', thrown: caused(coded('EAI_AGAIN')), reason: 'EAI_AGAIN' },
  {
    from: 'Node',
    thrown: caused(coded('UND_ERR_CONNECT_TIMEOUT')),
    reason: 'UND_ERR_CONNECT_TIMEOUT',
  },
  {
    from: 'Node, both families',
    thrown: caused(new AggregateError([coded('ECONNREFUSED'), coded('ENETUNREACH')])),
    reason: 'ECONNREFUSED',
  },
  { from: 'Bun', thrown: coded('ConnectionRefused'), reason: 'ConnectionRefused' },
  {
    from: 'Deno',
    thrown: caused(new Error('client error (Connect): dns error')),
    reason: 'Connect',
  },
])('$from: $reason means that nothing was sent', ({ thrown, reason }) => {
  const expected = { kind: 'connection', outcome: 'not_sent', reason };
  expect(describeThrown(thrown, false, asIs)).toEqual(expected);
  expect(describeThrown(thrown, true, asIs)).toEqual({ ...expected, outcome: 'unknown' });
});

test.each([
  { thrown: caused(coded('ECONNRESET')), kind: 'connection', reason: 'ECONNRESET' },
  { thrown: caused(coded('UND_ERR_SOCKET')), kind: 'connection', reason: 'UND_ERR_SOCKET' },
  {
    thrown: caused(coded('HPE_INVALID_CONSTANT')),
    kind: 'invalid_response',
    reason: 'HPE_INVALID_CONSTANT',
  },
  {
    thrown: caused(Object.assign(new Error(), { name: 'HTTPParserError' })),
    kind: 'invalid_response',
    reason: 'HTTPParserError',
  },
  {
    thrown: caused(coded('UND_ERR_RES_CONTENT_LENGTH_MISMATCH')),
    kind: 'invalid_response',
    reason: 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  },
  { thrown: caused(coded('Z_DATA_ERROR')), kind: 'invalid_response', reason: 'Z_DATA_ERROR' },
  { thrown: coded('ZlibError'), kind: 'invalid_response', reason: 'ZlibError' },
  {
    thrown: caused(coded('UND_ERR_HEADERS_OVERFLOW')),
    kind: 'too_large',
    reason: 'UND_ERR_HEADERS_OVERFLOW',
  },
  {
    thrown: caused(coded('HPE_HEADER_OVERFLOW')),
    kind: 'too_large',
    reason: 'HPE_HEADER_OVERFLOW',
  },
  {
    thrown: caused(coded('UND_ERR_BODY_TIMEOUT')),
    kind: 'timeout',
    reason: 'UND_ERR_BODY_TIMEOUT',
  },
  { thrown: bodyError('BODY_TOO_LARGE'), kind: 'too_large', reason: 'BODY_TOO_LARGE' },
  { thrown: bodyError('BODY_TOO_SHORT'), kind: 'connection', reason: 'BODY_TOO_SHORT' },
  { thrown: caused(coded('EHOSTUNREACH')), kind: 'connection', reason: 'EHOSTUNREACH' },
  { thrown: caused(coded('ENETUNREACH')), kind: 'connection', reason: 'ENETUNREACH' },
  { thrown: coded('ConnectionClosed'), kind: 'connection', reason: 'ConnectionClosed' },
  { thrown: new TypeError('Failed to fetch'), kind: 'connection', reason: undefined },
  { thrown: coded(['no', 'word']), kind: 'connection', reason: undefined },
  { thrown: coded('two words'), kind: 'connection', reason: undefined },
  {
    thrown: { message: { toString: () => expect.fail('it was read') } },
    kind: 'connection',
    reason: undefined,
  },
  { thrown: { message: Symbol('no text') }, kind: 'connection', reason: undefined },
  { thrown: 'text', kind: 'connection', reason: undefined },
  { thrown: undefined, kind: 'connection', reason: undefined },
  { thrown: null, kind: 'connection', reason: undefined },
])('$thrown is $kind with reason $reason, its outcome unknown', ({ thrown, kind, reason }) => {
  expect(describeThrown(thrown, false, asIs)).toEqual({ kind, outcome: 'unknown', reason });
});

test.each([
  { errors: 5, reason: 'ECONNREFUSED' },
  { errors: 6, reason: undefined },
])('a code in error $errors of a chain of causes: $reason', ({ errors, reason }) => {
  let thrown: unknown = coded('ECONNREFUSED');
  for (let number = 1; number < errors; number++) thrown = caused(thrown);
  expect(describeThrown(thrown, false, asIs).reason).toBe(reason);
});

test('the search for a cause ends at an error that is its own cause', () => {
  const loop: { cause?: unknown } = new Error('loop');
  loop.cause = loop;
  expect(describeThrown(loop, false, asIs).kind).toBe('connection');
});
