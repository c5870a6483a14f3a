import type { OpenUnion } from '@passmuster/schemas';
import type { OperationId } from '@passmuster/schemas/operations';
import type { FetchInit } from '../config/fetch.ts';
import type { Settings } from '../config/settings.ts';
import type { ClientError } from '../errors/clientError.ts';
import { clip } from '../errors/clip.ts';
import { describeThrown, type Thrown } from '../errors/describeThrown.ts';
import { transportError } from '../errors/makeError.ts';
import { parseRetryAfter } from './parseRetryAfter.ts';
import { readBody } from './readBody.ts';
import type { ResponseInfo } from './responseInfo.ts';
import { endingOf, endWith, openScope } from './scope.ts';

/** One attempt at sending a request. */
export interface Attempt {
  readonly settings: Settings;
  readonly operation: OpenUnion<OperationId>;
  /** 1 for the first. */
  readonly number: number;
  readonly url: string;
  readonly init: Pick<FetchInit, 'method' | 'headers' | 'body'>;
  /** Milliseconds for this attempt, the body of the response included. */
  readonly timeout: number;
  /** Aborted when the whole call ends. */
  readonly signal: AbortSignal;
}

/** A complete response, or the error of an attempt without one. */
export type Exchange =
  | {
      /** Whether the status is 2xx. */
      readonly isOk: boolean;
      readonly text: string;
      readonly response: ResponseInfo;
      readonly error?: undefined;
    }
  | { readonly response: ResponseInfo | undefined; readonly error: ClientError };

/** Returns whether an answer is a redirect. A browser hides everything about one, even its status: 0. */
const isRedirect = ({ status, redirected }: Response): boolean =>
  redirected || /^(?:0|3..)$/.test(`${status}`);

function headersOf({ settings, init }: Attempt): Headers {
  const headers = new Headers(init.headers);
  for (const [name, value] of settings.headers) headers.set(name, value);
  // Without a body there must be no content type: some servers fail to parse an empty one.
  if (init.body === undefined) headers.delete('content-type');
  return headers;
}

function infoOf({ settings, operation, number }: Attempt, answer: Response): ResponseInfo {
  const { status, headers } = answer;
  const requestId = clip(settings.redact(headers.get('x-request-id') ?? ''), 128) || undefined;
  const retryAfter = parseRetryAfter(headers);
  const known = { operation, attempts: number, status, requestId, retryAfter };
  const header = { value: (name: string) => headers.get(name) };
  return Object.defineProperty(known as ResponseInfo, 'header', header);
}

/** Sends a request once and reads the whole response. Never rejects. */
export async function exchange(attempt: Attempt): Promise<Exchange> {
  const { settings, operation, number, url, init } = attempt;
  // Called by its bare name: browsers refuse a fetch that is called as a method.
  const { fetch, maxResponseBytes, redact } = settings;
  const { signal, close } = openScope(attempt.signal, attempt.timeout);
  let response: ResponseInfo | undefined;
  const failed = (thrown: Thrown): Exchange => ({
    error: transportError({ operation, attempts: number, ...response }, thrown),
    response,
  });
  try {
    const headers = headersOf(attempt);
    const answer = await endWith(
      signal,
      fetch(url, { ...init, headers, redirect: 'manual', signal }),
    );
    const info = infoOf(attempt, answer);
    if (info.status > 0) response = info;
    if (isRedirect(answer)) {
      void answer.body?.cancel().catch(() => {});
      return failed({ kind: 'redirect', outcome: init.method === 'GET' ? 'refused' : 'unknown' });
    }
    const text = await endWith(signal, readBody(answer, maxResponseBytes, signal));
    return { isOk: answer.ok, text, response: info };
  } catch (thrown) {
    const kind = endingOf(signal);
    return failed(
      kind ? { kind, outcome: 'unknown' } : describeThrown(thrown, response !== undefined, redact),
    );
  } finally {
    close();
  }
}
