import type { Answer, Call } from './call.ts';
import { clip } from './errors/clip.ts';
import { describeThrown, type Thrown } from './errors/describeThrown.ts';
import { fail } from './errors/makeError.ts';
import { interpret } from './interpret.ts';
import { readBody } from './readBody.ts';
import type { ResponseInfo } from './responseInfo.ts';
import type { ApiResult } from './result.ts';
import { parseRetryAfter } from './retryAfter.ts';
import { endingOf, endWith, openScope } from './scope.ts';
import type { FetchInit, Settings } from './settings.ts';

/** A browser shows nothing of a redirect, not even its status: 0. */
const isRedirect = ({ status, redirected }: Response): boolean =>
  redirected || /^(?:0|3..)$/.test(`${status}`);

/** Sends a request once, with the client's headers over those of `init`, and reads its answer whole, within `milliseconds` and `within`. Never rejects. */
export async function exchange<Wire extends Answer, Data>(
  call: Call<Wire, Data>,
  settings: Settings,
  url: string,
  init: Omit<FetchInit, 'redirect' | 'signal'>,
  attempts: number,
  milliseconds: number,
  within: AbortSignal,
): Promise<ApiResult<Data>> {
  // Called by its bare name: browsers refuse a fetch that is called as a method.
  const { fetch, maxAnswerBytes, redact } = settings;
  const { operation } = call;
  const { signal, close } = openScope(within, milliseconds);
  let response: ResponseInfo | undefined;
  const failed = (why: Thrown): ApiResult<Data> => ({
    error: fail({ operation, attempts, ...response }, why),
    response,
  });
  try {
    const sent = new Headers(init.headers);
    for (const [name, value] of settings.headers) sent.set(name, value);
    // A deletion without a body must not announce one: servers then fail to parse nothing.
    if (init.body === undefined) sent.delete('content-type');
    const request = fetch(url, { ...init, headers: sent, redirect: 'manual', signal });
    const answer = await endWith(signal, request);
    const { status, headers } = answer;
    const requestId = redact(clip(headers.get('x-request-id') ?? '', 128)) || undefined;
    const retryAfter = parseRetryAfter(headers);
    const known = { operation, attempts, status, requestId, retryAfter };
    const header = { value: (name: string) => headers.get(name) };
    const info = Object.defineProperty(known as ResponseInfo, 'header', header);
    if (status > 0) response = info;
    if (isRedirect(answer)) {
      void answer.body?.cancel().catch(() => {});
      return failed({ kind: 'redirect', outcome: 'unknown' });
    }
    const text = await endWith(signal, readBody(answer, maxAnswerBytes, signal));
    return await interpret(call, answer, info, text, settings, within);
  } catch (thrown) {
    const kind = endingOf(signal);
    return failed(
      kind ? { kind, outcome: 'unknown' } : describeThrown(thrown, response !== undefined, redact),
    );
  } finally {
    close();
  }
}
