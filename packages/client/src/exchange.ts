import { answerFault } from './errors/answerFault.ts';
import { describeThrown, type Thrown } from './errors/describeThrown.ts';
import { readBody } from './readBody.ts';
import { endingOf, endWith, openScope, type Scope } from './scope.ts';
import type { FetchInit, Settings } from './settings.ts';

/** What was seen of an answer. */
interface Seen {
  readonly status: number;
  readonly headers: Headers;
}

/** How an attempt ended: with a whole answer, or with a failure before or after its headers. */
export type Exchange =
  | { readonly seen: Seen; readonly text: string; readonly failure?: undefined }
  | { readonly seen: Seen; readonly failure: Thrown }
  | { readonly seen?: undefined; readonly failure: Thrown };

const isRedirect = ({ type, status, redirected }: Response): boolean =>
  type === 'opaqueredirect' || redirected || (status >= 300 && status < 400);

/** Sends one request and reads its answer whole, within `milliseconds` and `within`. Never rejects. */
export async function exchange(
  settings: Settings,
  url: string,
  init: Omit<FetchInit, 'redirect' | 'signal'>,
  milliseconds: number,
  within: Scope,
): Promise<Exchange> {
  // Called by its bare name: browsers refuse a fetch that is called as a method.
  const { fetch, maxAnswerBytes } = settings;
  const { signal, close } = openScope(within.signal, milliseconds);
  let seen: Seen | undefined;
  const work = async (): Promise<Exchange> => {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const { status, headers } = response;
    const answer: Seen = { status, headers };
    // A browser shows nothing of a redirect, not even its status.
    if (status > 0) seen = answer;
    if (isRedirect(response)) {
      void response.body?.cancel().catch(() => {});
      throw answerFault('REDIRECT');
    }
    return { seen: answer, text: await readBody(response, maxAnswerBytes, signal) };
  };
  try {
    return await endWith(signal, work());
  } catch (thrown) {
    const kind = endingOf(signal);
    const failure: Thrown = kind
      ? { kind, outcome: 'unknown' }
      : describeThrown(thrown, seen !== undefined, settings.redact);
    return seen ? { seen, failure } : { failure };
  } finally {
    close();
  }
}
