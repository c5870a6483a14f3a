import type { TransportError } from './clientError.ts';

/** What a failed `fetch` or a broken body amounts to. */
export interface Thrown {
  readonly kind: TransportError['kind'];
  readonly outcome: TransportError['outcome'];
  /** A code, where there is one. */
  readonly reason?: string | undefined;
}

/**
 * Codes of Node (undici), Bun and, from its words, Deno for a connection that was never made.
 * EHOSTUNREACH and ENETUNREACH are not among them: Linux gives them to one that was made and lost, too.
 */
const neverConnected =
  /^(?:Connect(?:ionRefused)?$|ECONNREFUSED|ENOTFOUND|EAI_|UND_ERR_CONNECT|FailedToOpenSocket)/;

/** Other codes that say what it was; all that are left are a lost connection. */
const kinds = {
  too_large: /BODY_TOO_LARGE|HEADERS?_OVERFLOW/,
  timeout: /^(?:UND_ERR_(?:HEADERS|BODY)_TIMEOUT|ETIMEDOUT)$/,
  invalid_response: /^(?:HTTPParser|HPE_|Z_|ERR__ZLIB|Zlib|Malformed|UND_ERR_RES)/,
} as const;

/** What is looked at in an error of any runtime. */
interface Link {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

/** The first code on the way from an error to its cause, and from a group of errors to the first. */
function findCode(thrown: unknown, depth = 5): string {
  const { code, name, message, errors, cause }: Link = Object(thrown);
  if (typeof code === 'string' && /^\w{1,64}$/.test(code)) return code;
  // Node 26 gives this one no code, Deno gives none to any.
  if (name === 'HTTPParserError') return name;
  if (typeof message === 'string' && message.includes('(Connect)')) return 'Connect';
  return depth > 1 ? findCode(errors?.[0] ?? cause, depth - 1) : '';
}

/**
 * Reads what `fetch` threw, or a body once connected. Only its code is kept: messages of runtimes hold
 * addresses, and an error of a foreign `fetch` may hold the request with its key.
 */
export function describeThrown(
  thrown: unknown,
  isConnected: boolean,
  redact: (text: string) => string,
): Thrown {
  const code = findCode(thrown);
  const isUnsent = !isConnected && neverConnected.test(code);
  return {
    kind:
      (Object.keys(kinds) as (keyof typeof kinds)[]).find((name) => kinds[name].test(code)) ??
      'connection',
    outcome: isUnsent ? 'not_sent' : 'unknown',
    reason: redact(code) || undefined,
  };
}
