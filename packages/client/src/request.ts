import type { Answer, Call } from './call.ts';
import { type Client, settingsOf } from './client.ts';
import type { CallOptions } from './clientOptions.ts';
import { fail, refuse } from './errors/makeError.ts';
import { exchange } from './exchange.ts';
import { prepare } from './prepare.ts';
import type { ApiResult } from './result.ts';
import { retryDelay } from './retryDelay.ts';
import { endingOf, openScope, pause } from './scope.ts';

/** Hooks watch; they never stop a request: neither by throwing nor by a promise that rejects. */
function tell<Event>(hook: ((event: Event) => void) | undefined, event: Event): void {
  new Promise<void>((resolve) => resolve(hook?.(event))).catch(() => {});
}

/** Runs one operation: checks the input, sends it, waits and sends it again where that is safe, checks the answer. Never rejects. */
export async function request<Wire extends Answer, Data>(
  client: Client,
  call: Call<Wire, Data>,
  { signal: parent, timeout }: CallOptions = {},
): Promise<ApiResult<Data>> {
  const settings = settingsOf(client);
  const { operation, method, route, parts } = call;
  const total = timeout?.total ?? settings.timeout.total;
  const { signal, extend, close } = openScope(parent, total);
  let outcome: 'not_sent' | 'unknown' = 'not_sent';
  try {
    const { path, issues, ...content } = await prepare(route, parts, settings, signal);
    const [first] = issues;
    if (first) return { error: refuse(operation, issues, first) };
    const url = settings.baseUrl + path;
    for (let attempt = 1; ; attempt++) {
      const kind = endingOf(signal);
      if (kind) return { error: fail({ operation, attempts: attempt - 1 }, { kind, outcome }) };
      const event = { operation, method, route, url, attempt, headers: new Headers() };
      tell(settings.onRequest, event);
      const limit = timeout?.attempt ?? settings.timeout.attempt;
      const init = { method, headers: event.headers, ...content };
      const result = await exchange(call, settings, url, init, attempt, limit, signal);
      const { error, response } = result;
      const retryIn = error && retryDelay(error, method, settings, total);
      const { status, requestId } = error ?? response;
      tell(settings.onResponse, { request: event, status, requestId, error, retryIn });
      if (!error || retryIn === undefined) return result;
      if (error.outcome !== 'not_sent') outcome = 'unknown';
      extend((error.retryAfter ?? 0) * 1000);
      await pause(retryIn, signal);
    }
  } finally {
    close();
  }
}
