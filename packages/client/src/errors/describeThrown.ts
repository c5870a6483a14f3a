import type { TransportError } from './clientError.ts';

/** A failed `fetch` or a broken body. */
export interface Thrown {
  readonly kind: TransportError['kind'];
  readonly outcome: TransportError['outcome'];
  /** The error code of the runtime, if there is one. */
  readonly reason?: string | undefined;
}

/**
 * Codes of Node (undici), Bun and, from its message, Deno for a connection that was never made.
 * EHOSTUNREACH and ENETUNREACH are left out: Linux also reports them for a connection that was lost.
 */
const neverConnected =
  /^(?:Connect(?:ionRefused)?$|ECONNREFUSED|ENOTFOUND|EAI_|UND_ERR_CONNECT|FailedToOpenSocket|BAD_PORT)/;

/** The kinds that other codes mean. Any code left is a lost connection. */
const kinds = {
  too_large: /BODY_TOO_LARGE|HEADERS?_OVERFLOW/,
  timeout: /^(?:UND_ERR_(?:HEADERS|BODY)_TIMEOUT|ETIMEDOUT)$/,
  invalid_response: /^(?:HTTPParser|HPE_|Z_|ERR__ZLIB|Zlib|Malformed|UND_ERR_RES)/,
} as const;

/** The fields that errors of runtimes have. */
interface Link {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

/** Returns the first code in a chain of causes. A group of errors continues with its first. */
function findCode(thrown: unknown, depth = 5): string {
  const { code, name, message, errors, cause }: Link = Object(thrown);
  if (typeof code === 'string' && /^\w{1,64}$/.test(code)) return code;
  // Node 26 gives this error no code; Deno gives none to any error.
  if (name === 'HTTPParserError') return name;
  if (typeof message === 'string' && message.includes('(Connect)')) return 'Connect';
  // Node gives no code for a port that fetch blocks. Browsers don't say so at all.
  if (message === 'bad port') return 'BAD_PORT';
  return depth > 1 ? findCode(errors?.[0] ?? cause, depth - 1) : '';
}

/** Returns the first code, or '' of a value whose properties can't be read. */
function codeOf(thrown: unknown): string {
  try {
    return findCode(thrown);
  } catch {
    return '';
  }
}

/**
 * Describes what `fetch` or a body threw. Keeps only its code: messages of runtimes contain addresses,
 * and the error of a custom `fetch` may contain the request with its key.
 */
export function describeThrown(
  thrown: unknown,
  isConnected: boolean,
  redact: (text: string) => string,
): Thrown {
  const code = codeOf(thrown);
  const isUnsent = !isConnected && neverConnected.test(code);
  return {
    kind:
      (Object.keys(kinds) as (keyof typeof kinds)[]).find((name) => kinds[name].test(code)) ??
      'connection',
    outcome: isUnsent ? 'not_sent' : 'unknown',
    reason: redact(code) || undefined,
  };
}
