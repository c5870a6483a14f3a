import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Answer } from './answer/answer.ts';
import { Refused, refusal, unauthenticated } from './answer/refusal.ts';
import { toResponse } from './answer/toResponse.ts';
import { authenticate } from './auth/authenticate.ts';
import { timeOf } from './merchant.ts';
import type { Route } from './operations.ts';
import type { Services } from './services.ts';
import { DroppedConnection, TruncatedAnswer, withFaults } from './simulate/withFaults.ts';

const internalError = refusal(500, 'INTERNAL_ERROR', 'The sandbox failed; its log says why');

/** Makes an HTTP handler of a route: who asks, what is answered, and never a bare exception. */
export function serve(services: Services, route: Route): (context: Context) => Promise<Response> {
  const { metrics, log } = services;
  return async (context) => {
    const started = performance.now();
    const requestId = requestIdOf(context.req.raw.headers);
    const answer = await answerTo(services, route, context).catch((error: unknown) => {
      if (error instanceof Refused) return error.answer;
      if (isCancelled(error)) throw error;
      log?.error({ requestId, operation: route.name, failure: withoutMessage(error) });
      return internalError;
    });
    const milliseconds = performance.now() - started;
    metrics.record(route.name, answer.status, milliseconds);
    log?.info({ requestId, operation: route.name, status: answer.status, milliseconds });
    return toResponse(answer, requestId);
  };
}

async function answerTo(
  services: Services,
  { name, operation }: Route,
  context: Context,
): Promise<Answer> {
  const request = context.req.raw;
  const { keys, clock, limiter, faults, store, addresses, maxBodyBytes } = services;
  const refuseDiffering = services.switches.refuseDifferingCredentials;
  const holder = await authenticate(request.headers, { keys, clock, refuseDiffering });
  if (typeof holder === 'string') return unauthenticated(holder);
  const limited = await limiter(holder.keyId);
  if (limited) return limited;
  const { merchant } = holder;
  const { settings } = merchant;
  const realTime = clock();
  const run = () =>
    operation({
      request,
      params: context.req.param(),
      merchant,
      switches: settings.switches
        ? { ...services.switches, ...settings.switches }
        : services.switches,
      realTime,
      now: timeOf(merchant, realTime),
      updateSettings: (change) => keys.updateSettings(merchant, change),
      store,
      addresses,
      maxBodyBytes,
    });
  // The routes that set the faults must stay within reach of whoever set them.
  const plan = context.req.path.startsWith('/_sandbox/') ? undefined : settings.faults;
  const due = faults.due(merchant.id, plan, name, request.headers.get('x-sandbox-fault'));
  return due.length === 0 ? run() : withFaults(due, () => request.signal, run);
}

/** The caller has left, or a fault spoils the connection: there is nobody to be answered in good order. */
const isCancelled = (error: unknown): boolean =>
  error instanceof DroppedConnection ||
  error instanceof TruncatedAnswer ||
  (error instanceof Error && error.name === 'AbortError');

/** A database's message may quote a value, so only the kind of error and its place are logged. */
function withoutMessage(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const place = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { name: error.name, code, place };
}

/** The caller's own id when it is a plain word, else a new one. */
function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id');
  return given !== null && /^[\w.-]{1,100}$/.test(given) ? given : randomUUID();
}
