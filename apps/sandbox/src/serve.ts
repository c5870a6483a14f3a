import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Answer } from './answer/answer.ts';
import { Refused, refusal, unauthenticated } from './answer/refusal.ts';
import { authenticate } from './auth/authenticate.ts';
import type { Operation } from './call.ts';
import { timeOf } from './merchant.ts';
import type { Services } from './services.ts';

const internalError = refusal(500, 'INTERNAL_ERROR', 'The sandbox failed; its log says why');

/** Makes an HTTP handler of an operation: who asks, what is answered, and never a bare exception. */
export function serve(
  services: Services,
  name: string,
  operation: Operation,
): (context: Context) => Promise<Response> {
  void name;
  return async (context) => {
    const requestId = requestIdOf(context.req.raw.headers);
    const answer = await answerTo(services, operation, context).catch(onError);
    return toResponse(answer, requestId);
  };
}

async function answerTo(
  services: Services,
  operation: Operation,
  context: Context,
): Promise<Answer> {
  const request = context.req.raw;
  const { keys, clock, switches, store, addresses, maxBodyBytes } = services;
  const refuseDiffering = switches.refuseDifferingCredentials;
  const holder = await authenticate(request.headers, { keys, clock, refuseDiffering });
  if (typeof holder === 'string') return unauthenticated(holder);
  const { merchant } = holder;
  return operation({
    request,
    params: context.req.param(),
    merchant,
    switches: { ...switches, ...merchant.settings.switches },
    now: timeOf(merchant, clock()),
    store,
    addresses,
    maxBodyBytes,
  });
}

function onError(error: unknown): Answer {
  if (error instanceof Refused) return error.answer;
  return internalError;
}

/** The caller's own id when it is a plain word, else a new one. */
function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id');
  return given !== null && /^[\w.-]{1,100}$/.test(given) ? given : randomUUID();
}

export function toResponse({ status, body, headers }: Answer, requestId: string): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'x-request-id': requestId, ...headers },
  });
}
