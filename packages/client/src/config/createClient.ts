import { Client } from './client.ts';
import type { ClientOptions } from './clientOptions.ts';
import { evenSpread } from './evenSpread.ts';
import { parseBaseUrl } from './parseBaseUrl.ts';
import {
  assertOption,
  defaultTimes,
  line,
  OptionError,
  readCallOptions,
  readKey,
  readTimes,
} from './readOptions.ts';
import type { Settings } from './settings.ts';

/** Returns the settings of a client. */
function readSettings(options: ClientOptions): Settings {
  const { fetch, onRequest, onResponse, maxResponseBytes = 10_000_000 } = options;
  const { auth = 'x-api-key', random = evenSpread(), userAgent, allowPlainHttp } = options;
  assertOption(typeof fetch === 'function', 'fetch must be a function, such as globalThis.fetch');
  assertOption(typeof random === 'function', 'random must be a function, such as Math.random');
  assertOption(
    typeof maxResponseBytes === 'number' && maxResponseBytes > 0,
    'maxResponseBytes must be a number more than 0',
  );
  assertOption(auth === 'x-api-key' || auth === 'bearer', 'auth must be x-api-key or bearer');
  assertOption(
    userAgent === undefined || line.test(userAgent),
    'userAgent must be visible ASCII without line breaks',
  );
  assertOption(
    allowPlainHttp === undefined || typeof allowPlainHttp === 'boolean',
    'allowPlainHttp must be true or false',
  );
  const baseUrl = parseBaseUrl(options.baseUrl, allowPlainHttp);
  const key = readKey(options, auth, baseUrl);
  const settings: Settings = {
    baseUrl,
    fetch,
    ...key,
    headers: [
      ['accept', 'application/json'],
      ['content-type', 'application/json'],
      ...key.headers,
      ...(userAgent === undefined ? [] : [['user-agent', userAgent] as const]),
    ],
    ...readTimes(options, defaultTimes),
    random,
    maxResponseBytes,
    validateRequests: options.validateRequests ?? true,
    onRequest,
    onResponse,
    withOptions(call) {
      try {
        return readCallOptions(settings, auth, call);
      } catch (error) {
        const message = error instanceof OptionError ? error.message : 'Options must be an object';
        return { path: [], message };
      }
    },
  };
  return settings;
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
  return new Client(readSettings(options));
}
