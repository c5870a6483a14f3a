import { describeThrown, type Thrown } from './errors/describeThrown.ts';
import { readBody } from './readBody.ts';
import { endingOf, openScope, type Scope } from './scope.ts';
import type { FetchInit, Settings } from './settings.ts';

/** How an attempt ended: with an answer, or with a failure after whatever had arrived by then. */
export interface Exchange {
  readonly failure?: Thrown;
  readonly status?: number;
  readonly headers?: Headers;
  readonly text?: string;
}

const isRedirect = ({ type, status, redirected }: Response): boolean =>
  type === 'opaqueredirect' || redirected || (status >= 300 && status < 400);

/** Ends with `signal`, also where `work` takes no notice of it. */
function endWith<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    work.then(resolve, reject);
  });
}

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
  let seen: { status?: number; headers?: Headers } = {};
  const work = async (): Promise<Exchange> => {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const { status, headers } = response;
    // A browser shows nothing of a redirect, not even its status.
    if (status > 0) seen = { status, headers };
    if (isRedirect(response)) {
      void response.body?.cancel().catch(() => {});
      return { ...seen, failure: { kind: 'redirect', outcome: 'unknown', reason: undefined } };
    }
    return { ...seen, text: await readBody(response, maxAnswerBytes, signal) };
  };
  try {
    return await endWith(signal, work());
  } catch (thrown) {
    const kind = endingOf(signal);
    const failure: Thrown = kind
      ? { kind, outcome: 'unknown', reason: undefined }
      : describeThrown(thrown, seen.status !== undefined, settings.redact);
    return { ...seen, failure };
  } finally {
    close();
  }
}
