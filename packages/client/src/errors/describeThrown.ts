import { BodyTooLarge, BodyTooShort } from '../readBody.ts';
import type { TransportError } from './clientError.ts';

/** What a failed `fetch` or a broken body amounts to. */
export interface Thrown {
  readonly kind: TransportError['kind'];
  readonly outcome: TransportError['outcome'];
  readonly reason: string | undefined;
}

/** Codes of Node (with undici), Bun and Deno for a connection that was never made. */
const neverConnected =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused|FailedToOpenSocket|DNSException)$/;
const headersTooLarge = /HEADERS?_OVERFLOW/;
const notHttp = /^(?:HTTPParserError|HPE_|Z_|ERR__ZLIB|ZlibError|Malformed|UND_ERR_RES)/;
const tooSlow = /^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/;

/** Deno gives no code, only words. */
const neverConnectedInWords = /\(Connect\)|dns error/;

/** Steps from an error to its cause, and from a group of errors to the first, until there is a code. */
function codeOf(thrown: unknown): string | undefined {
  let error = thrown;
  for (let depth = 0; depth < 5 && typeof error === 'object' && error; depth++) {
    if ('code' in error && typeof error.code === 'string') return error.code;
    // Node 26 leaves the code of this one out.
    if ('name' in error && error.name === 'HTTPParserError') return error.name;
    if ('errors' in error && Array.isArray(error.errors)) error = error.errors[0];
    else error = 'cause' in error ? error.cause : undefined;
  }
  return undefined;
}

/**
 * Reads what `fetch` threw. Only its code is kept: messages of runtimes hold addresses, and an error
 * of a foreign `fetch` may hold the request with its key.
 */
export function describeThrown(thrown: unknown, isConnected: boolean): Thrown {
  const code = codeOf(thrown)?.replace(/\W/g, '').slice(0, 64);
  const of = (kind: Thrown['kind'], outcome: Thrown['outcome'] = 'unknown'): Thrown => ({
    kind,
    outcome,
    reason: code,
  });
  if (thrown instanceof BodyTooLarge) return of('too_large');
  if (thrown instanceof BodyTooShort) return of('connection');
  if (code === undefined) {
    const isUnsent = !isConnected && neverConnectedInWords.test(String(thrown));
    return of('connection', isUnsent ? 'not_sent' : 'unknown');
  }
  if (!isConnected && neverConnected.test(code)) return of('connection', 'not_sent');
  if (headersTooLarge.test(code)) return of('too_large');
  if (notHttp.test(code)) return of('invalid_response');
  if (tooSlow.test(code)) return of('timeout');
  return of('connection');
}
