import { type Client, settingsOf } from '../config/client.ts';
import type { CallOptions } from '../config/clientOptions.ts';
import { notifyHook } from '../config/hooks.ts';
import { invalidRequestError, transportError } from '../errors/makeError.ts';
import { type Attempt, exchange } from '../transport/exchange.ts';
import { retryDelay } from '../transport/retryDelay.ts';
import { endingOf, openScope, pause } from '../transport/scope.ts';
import type { Answer, Call } from './call.ts';
import { interpret } from './interpret.ts';
import { prepare } from './prepare.ts';
import type { ApiResult } from './result.ts';

/** Sends a request once and checks the response. */
async function send<Wire extends Answer, Data>(
  call: Call<Wire, Data>,
  attempt: Attempt,
): Promise<ApiResult<Data>> {
  const exchanged = await exchange(attempt);
  if (exchanged.error) return exchanged;
  return interpret(call, exchanged, attempt.settings, attempt.signal);
}

/** Runs one operation: checks the input, sends it, retries where that is safe, checks the response. Never rejects. */
export async function runCall<Wire extends Answer, Data>(
  client: Client,
  call: Call<Wire, Data>,
  options: CallOptions = {},
): Promise<ApiResult<Data>> {
  const { id: operation, method, path: route } = call.route;
  const settings = settingsOf(client).withOptions(options);
  if ('message' in settings) return { error: invalidRequestError(operation, [settings], settings) };
  const { total, attempt: timeout } = settings.timeout;
  const { signal, extend, close } = openScope(options.signal, total);
  let outcome: 'not_sent' | 'unknown' = 'not_sent';
  try {
    const { path, issues, ...content } = await prepare(route, call.parts, settings, signal);
    const [first] = issues;
    if (first) return { error: invalidRequestError(operation, issues, first) };
    const url = settings.baseUrl + path;
    for (let number = 1; ; number++) {
      const kind = endingOf(signal);
      if (kind)
        return { error: transportError({ operation, attempts: number - 1 }, { kind, outcome }) };
      const event = { operation, method, route, url, attempt: number, headers: new Headers() };
      notifyHook(settings.onRequest, event);
      const init = { method, headers: event.headers, ...content };
      const attempt = { settings, operation, number, url, init, timeout, signal };
      const result = await send(call, attempt);
      const { error, response } = result;
      const retryIn = error && retryDelay(error, method, settings, total);
      const { status, requestId } = error ?? response;
      notifyHook(settings.onResponse, { request: event, status, requestId, error, retryIn });
      if (!error || retryIn === undefined) return result;
      if (error.outcome !== 'not_sent') outcome = 'unknown';
      extend((error.retryAfter ?? 0) * 1000);
      await pause(retryIn, signal);
    }
  } finally {
    close();
  }
}
