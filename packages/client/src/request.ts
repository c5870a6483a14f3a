import type { Call } from './call.ts';
import { type Client, settingsOf } from './client.ts';
import type { CallOptions } from './clientOptions.ts';
import { fail, refuse } from './errors/makeError.ts';
import { exchange } from './exchange.ts';
import { interpret } from './interpret.ts';
import { prepare } from './prepare.ts';
import type { ApiResult } from './result.ts';
import { retryDelay } from './retryDelay.ts';
import { endingOf, openScope, pause } from './scope.ts';
import type { Settings } from './settings.ts';
import { whyRefused } from './shape.ts';

/** Hooks watch; they never stop a request. */
function quietly(hook: () => void): void {
  try {
    hook();
  } catch {
    // The payment matters more than its trace.
  }
}

function makeHeaders(settings: Settings, extra: Headers, hasBody: boolean): Headers {
  const headers = new Headers(extra);
  for (const [name, value] of settings.headers) headers.set(name, value);
  // A deletion without a body must not announce one: servers then fail to parse nothing.
  if (hasBody) headers.set('content-type', 'application/json');
  else headers.delete('content-type');
  return headers;
}

/** Runs one operation: checks the input, sends it, waits and sends it again where that is safe, checks the answer. Never rejects. */
export async function request<Wire, Data>(
  client: Client,
  call: Call<Wire, Data>,
  options: CallOptions = {},
): Promise<ApiResult<Data>> {
  const settings = settingsOf(client);
  const { operation, method, route } = call;
  const prepared = prepare(call, settings);
  const timeout = { ...settings.timeout, ...options.timeout };
  const scope = openScope(options.signal, timeout.total);
  let outcome: 'not_sent' | 'unknown' = 'not_sent';
  try {
    if (prepared.refused) {
      const reasons = prepared.refused.map((part) => whyRefused(part, part.value, scope.signal));
      const issues = [...(await Promise.all(reasons)).flat(), ...prepared.issues];
      return { error: refuse(operation, issues) };
    }
    const { url, body } = prepared;
    for (let attempt = 1; ; attempt++) {
      const kind = endingOf(scope.signal);
      if (kind) return { error: fail(operation, attempt - 1, { kind, outcome }) };
      const event = { operation, method, route, url, attempt, headers: new Headers() };
      quietly(() => settings.hooks.onRequest?.(event));
      const headers = makeHeaders(settings, event.headers, body !== undefined);
      const init = { method, headers, ...(body !== undefined && { body }) };
      const ended = await exchange(settings, url, init, timeout.attempt, scope);
      const result = await interpret(call, ended, attempt, settings, scope.signal);
      const { error } = result;
      const delay = error && retryDelay(error, method, settings, timeout.total);
      quietly(() =>
        settings.hooks.onResponse?.({
          request: event,
          status: ended.seen?.status,
          requestId: (error ?? result.response).requestId,
          error,
          retryIn: delay?.milliseconds,
        }),
      );
      if (!delay) return result;
      if (error?.outcome !== 'not_sent') outcome = 'unknown';
      if (delay.isAsked) scope.extend(delay.milliseconds);
      await pause(delay.milliseconds, scope.signal);
    }
  } finally {
    scope.close();
  }
}
