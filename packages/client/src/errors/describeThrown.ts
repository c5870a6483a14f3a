import type { TransportError } from './clientError.ts';

/** What a failed `fetch` or a broken body amounts to. */
export interface Thrown {
  readonly kind: TransportError['kind'];
  readonly outcome: TransportError['outcome'];
  /** A code, where there is one. */
  readonly reason?: string | undefined;
}

/** Codes of Node (undici), Bun and, from its words, Deno for a connection that was never made. */
const neverConnected =
  /^(?:Connect|ECONNREFUSED|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT|FailedToOpenSocket)/;

/** Other codes that say what it was; all that are left are a lost connection. */
const kinds: readonly (readonly [RegExp, Thrown['kind']])[] = [
  [/^REDIRECT$/, 'redirect'],
  [/BODY_TOO_LARGE|HEADERS?_OVERFLOW/, 'too_large'],
  [/^(?:UND_ERR_(?:HEADERS|BODY)_TIMEOUT|ETIMEDOUT)$/, 'timeout'],
  [/^(?:HTTPParser|HPE_|Z_|ERR__ZLIB|Zlib|Malformed|UND_ERR_RES)/, 'invalid_response'],
];

/** What is looked at in an error of any runtime. */
interface Link {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

const isLink = (value: unknown): value is Link => typeof value === 'object' && value !== null;

function codeOf({ code, name, message }: Link): string | undefined {
  if (typeof code === 'string' && /^\w{1,64}$/.test(code)) return code;
  // Node 26 gives this one no code, Deno gives none to any.
  if (name === 'HTTPParserError') return name;
  return /\(Connect\)/.test(String(message)) ? 'Connect' : undefined;
}

/** Steps from an error to its cause, and from a group of errors to the first, until one has a code. */
function findCode(thrown: unknown): string | undefined {
  let error = thrown;
  for (let depth = 0; depth < 5 && isLink(error); depth++) {
    const code = codeOf(error);
    if (code !== undefined) return code;
    error = error.errors?.[0] ?? error.cause;
  }
  return undefined;
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
  const code = findCode(thrown) ?? '';
  const isUnsent = !isConnected && neverConnected.test(code);
  return {
    kind: kinds.find(([pattern]) => pattern.test(code))?.[1] ?? 'connection',
    outcome: isUnsent ? 'not_sent' : 'unknown',
    reason: redact(code) || undefined,
  };
}
