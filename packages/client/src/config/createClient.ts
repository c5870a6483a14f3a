import { Client } from './client.ts';
import type { ClientOptions } from './clientOptions.ts';
import { evenSpread } from './evenSpread.ts';
import { isPath, parseBaseUrl } from './parseBaseUrl.ts';
import { redactKey } from './redactKey.ts';
import type { Settings } from './settings.ts';

/** Visible ASCII without spaces, the safe part of a header value. Source: RFC 9110 §5.5. */
const token = /^[\x21-\x7e]+$/;
const line = /^[\x20-\x7e]+$/;

function assertOption(isValid: boolean, message: string): asserts isValid {
  if (!isValid) throw new TypeError(`createClient: ${message}`);
}

function milliseconds(name: string, value: number, least: number): number {
  assertOption(
    typeof value === 'number' && value >= least,
    `${name} must be a number of milliseconds, ${least} or more`,
  );
  return value;
}

function readHeaders(options: ClientOptions): Settings['headers'] {
  const { apiKey, auth = 'x-api-key', userAgent } = options;
  // An environment variable that isn't set is a mistake, not a client without a key.
  const isGiven = Object.hasOwn(options, 'apiKey');
  assertOption(
    !isGiven || (typeof apiKey === 'string' && token.test(apiKey)),
    'apiKey must be visible ASCII without spaces or line breaks, and not empty',
  );
  assertOption(auth === 'x-api-key' || auth === 'bearer', 'auth must be x-api-key or bearer');
  assertOption(
    userAgent === undefined || line.test(userAgent),
    'userAgent must be visible ASCII without line breaks',
  );
  return [
    ['accept', 'application/json'],
    ['content-type', 'application/json'],
    ...credential(apiKey, auth),
    ...(userAgent === undefined ? [] : [['user-agent', userAgent] as const]),
  ];
}

const credential = (
  apiKey: string | undefined,
  auth: ClientOptions['auth'],
): Settings['headers'] => {
  if (apiKey === undefined) return [];
  return [auth === 'bearer' ? ['authorization', `Bearer ${apiKey}`] : ['x-api-key', apiKey]];
};

function readTimes({ timeout, retry }: ClientOptions): Pick<Settings, 'timeout' | 'retry'> {
  const limit = retry?.limit ?? 2;
  assertOption(Number.isInteger(limit) && limit >= 0, 'retry.limit must be 0 or a whole number');
  return {
    timeout: {
      attempt: milliseconds('timeout.attempt', timeout?.attempt ?? 30_000, 1),
      total: milliseconds('timeout.total', timeout?.total ?? 60_000, 1),
    },
    retry: {
      limit,
      baseDelay: milliseconds('retry.baseDelay', retry?.baseDelay ?? 500, 0),
      maxDelay: milliseconds('retry.maxDelay', retry?.maxDelay ?? 8_000, 0),
      maxRetryAfter: milliseconds('retry.maxRetryAfter', retry?.maxRetryAfter ?? 60_000, 0),
    },
  };
}

/**
 * Returns a client of the API. Sends nothing, and takes no clock, random source or `fetch` from the environment.
 *
 * @throws {TypeError} if an option cannot work: a base URL without https (or http on this machine), or with
 * a query or a fragment; an empty key, or one with spaces or line breaks; a timeout that is not a number. The
 * message doesn't repeat the key.
 *
 * @example
 * const client = createClient({ baseUrl: 'http://127.0.0.1:4010/api', apiKey: 'test_key', fetch });
 * client.baseUrl // 'http://127.0.0.1:4010/api'
 */
export function createClient(options: ClientOptions): Client {
  const { apiKey, fetch, onRequest, onResponse, maxResponseBytes = 10_000_000 } = options;
  const { random = evenSpread() } = options;
  assertOption(typeof fetch === 'function', 'fetch must be a function, such as globalThis.fetch');
  assertOption(typeof random === 'function', 'random must be a function, such as Math.random');
  assertOption(
    typeof maxResponseBytes === 'number' && maxResponseBytes > 0,
    'maxResponseBytes must be a number more than 0',
  );
  const headers = readHeaders(options);
  const baseUrl = parseBaseUrl(options.baseUrl);
  assertOption(
    apiKey === undefined || !isPath(baseUrl),
    'omit apiKey where baseUrl is a path: the server of the page adds it',
  );
  return new Client({
    baseUrl,
    fetch,
    headers,
    ...readTimes(options),
    random,
    maxResponseBytes,
    validateRequests: options.validateRequests ?? true,
    onRequest,
    onResponse,
    redact: apiKey === undefined ? String : redactKey(apiKey),
  });
}
