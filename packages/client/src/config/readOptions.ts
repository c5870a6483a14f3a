import type { CallOptions, ClientOptions } from './clientOptions.ts';
import { isPath } from './parseBaseUrl.ts';
import { redactKey } from './redactKey.ts';
import type { Settings } from './settings.ts';

/** An option that cannot work. The message names it and doesn't repeat its value. */
export class OptionError extends TypeError {
  override readonly name = 'OptionError';
}

export function assertOption(isValid: boolean, message: string): asserts isValid {
  if (!isValid) throw new OptionError(message);
}

/** Visible ASCII without spaces, the safe part of a header value. Source: RFC 9110 §5.5. */
const token = /^[\x21-\x7e]+$/;
export const line: RegExp = /^[\x20-\x7e]+$/;
/** Source: RFC 9110 §5.1. */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;
/** What the transport writes: with a value of a caller, `fetch` fails or the connection goes out of step. */
const ofTransport =
  /^(?:connection|content-(?:encoding|length)|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade)$/;

type Times = Pick<Settings, 'timeout' | 'retry'>;

export const defaultTimes: Times = {
  timeout: { attempt: 30_000, total: 60_000 },
  retry: { limit: 2, baseDelay: 500, maxDelay: 8_000, maxRetryAfter: 60_000 },
};

function milliseconds(name: string, value: number, least: number): number {
  assertOption(
    typeof value === 'number' && value >= least,
    `${name} must be a number of milliseconds, ${least} or more`,
  );
  return value;
}

const isGroup = (value: unknown): boolean => value === undefined || value === Object(value);

/** Returns times as given, and otherwise those of `base`. */
export function readTimes(
  { timeout, retry }: Pick<CallOptions, 'timeout' | 'retry'>,
  base: Times,
): Times {
  assertOption(isGroup(timeout), 'timeout must be { attempt, total } in milliseconds');
  assertOption(isGroup(retry), 'retry must be { limit, baseDelay, maxDelay, maxRetryAfter }');
  const limit = retry?.limit ?? base.retry.limit;
  assertOption(Number.isInteger(limit) && limit >= 0, 'retry.limit must be 0 or a whole number');
  const time = (name: keyof Times['timeout']): number =>
    milliseconds(`timeout.${name}`, timeout?.[name] ?? base.timeout[name], 1);
  const delay = (name: Exclude<keyof Times['retry'], 'limit'>): number =>
    milliseconds(`retry.${name}`, retry?.[name] ?? base.retry[name], 0);
  return {
    timeout: { attempt: time('attempt'), total: time('total') },
    retry: {
      limit,
      baseDelay: delay('baseDelay'),
      maxDelay: delay('maxDelay'),
      maxRetryAfter: delay('maxRetryAfter'),
    },
  };
}

/** What follows from a key. */
type Credential = Pick<Settings, 'headers' | 'redact' | 'holdsKey'>;

/** Returns the header of the key that `options` have, and how the key is removed from text. */
export function readKey(
  options: Pick<ClientOptions, 'apiKey'>,
  auth: ClientOptions['auth'],
  baseUrl: string,
): Credential {
  // An environment variable that isn't set is a mistake, not a client without a key.
  if (!Object.hasOwn(options, 'apiKey')) return { headers: [], redact: String, holdsKey: false };
  const { apiKey } = options;
  assertOption(
    typeof apiKey === 'string' && token.test(apiKey),
    'apiKey must be visible ASCII without spaces or line breaks, and not empty',
  );
  assertOption(
    !isPath(baseUrl),
    'omit apiKey where baseUrl is a path: the server of the page adds it',
  );
  return {
    headers: [auth === 'bearer' ? ['authorization', `Bearer ${apiKey}`] : ['x-api-key', apiKey]],
    redact: redactKey(apiKey),
    holdsKey: true,
  };
}

/** Returns the headers of a call, which add to `own`. */
function readHeaders(given: unknown, own: Settings['headers']): Settings['headers'] {
  assertOption(isGroup(given), 'headers must be an object of texts');
  return Object.entries(given ?? {}).map(([name, value]: [string, unknown]) => {
    const lower = name.toLowerCase();
    const isValid = headerName.test(name) && typeof value === 'string' && line.test(value);
    assertOption(isValid, 'headers must be visible ASCII without line breaks, by their names');
    assertOption(
      !ofTransport.test(lower) && own.every(([known]) => known !== lower),
      'headers must not have one that the client sets itself, such as the key: pass apiKey',
    );
    return [lower, value as string];
  });
}

const isSignal = ({ aborted, addEventListener, removeEventListener }: AbortSignal): boolean =>
  typeof aborted === 'boolean' &&
  typeof addEventListener === 'function' &&
  typeof removeEventListener === 'function';

/**
 * Returns the settings of a call with options of its own.
 *
 * @throws {OptionError} if one of them cannot work
 */
export function readCallOptions(
  settings: Settings,
  auth: ClientOptions['auth'],
  options: CallOptions,
): Settings {
  const { signal, headers } = options;
  assertOption(signal == null || isSignal(signal), 'signal must be an AbortSignal');
  const key = readKey(options, auth, settings.baseUrl);
  const [name] = key.headers[0] ?? [];
  const own = [...settings.headers.filter(([known]) => known !== name), ...key.headers];
  return {
    ...settings,
    ...readTimes(options, settings),
    headers: [...own, ...readHeaders(headers, own)],
    redact: (text) => key.redact(settings.redact(text)),
    holdsKey: key.holdsKey || settings.holdsKey,
  };
}
