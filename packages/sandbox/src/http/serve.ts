import { maxBodyBytes, type ReadBody } from '@passmuster/client/handler';
import { type Finding, limitFindings } from '@passmuster/findings';
import type { Context as HonoContext } from 'hono';
import { applyDueOutcomes } from '../ledger/applyDueOutcomes.ts';
import type { Context } from '../ledger/context.ts';
import { Refused } from '../ledger/refused.ts';
import type { Switches } from '../ledger/switches.ts';
import { type Answer, failure, success } from './answer.ts';
import { authenticate } from './authenticate.ts';
import { bodyAnswer, droppedBodies } from './bodyAnswer.ts';
import { checkQuery } from './checkQuery.ts';
import { invalid, refusalAnswer, unauthenticated } from './refusalAnswer.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';
import type { StorageFailure } from './storageHealth.ts';
import { toResponse } from './toResponse.ts';
import { type Validated, validate } from './validate.ts';

/** Returns the HTTP handler of a route: authenticates, validates, runs the operation and answers. */
export function serve(
  services: Services,
  route: Route,
): (context: HonoContext) => Promise<Response> {
  const { metrics, log, storageHealth } = services;
  return async ({ req, var: { requestId } }) => {
    const started = performance.now();
    const line = { requestId, operation: route.name };
    const onError = (error: unknown, switches = services.switches): Answer => {
      if (error instanceof Refused) return refusalAnswer(error.code, switches);
      const { cause, answer } = storageHealth.explain(error) ?? unexpected;
      log?.error({ ...line, cause, failure: withoutMessage(error) });
      return answer;
    };
    const { answer, ...credential } = await respond(services, route, req, onError);
    const { status } = answer;
    const milliseconds = performance.now() - started;
    metrics.record(route.name, status, milliseconds);
    log?.info({ ...line, status, ...credential, milliseconds });
    return toResponse(answer, requestId);
  };
}

type HonoRequest = HonoContext['req'];

interface Responded {
  readonly answer: Answer;
  /** For a refused credential: the reason, and the public id of the key. */
  readonly reason?: string;
  readonly keyId?: string;
}

async function respond(
  services: Services,
  route: Route,
  request: HonoRequest,
  onError: (error: unknown, switches?: Switches) => Answer,
): Promise<Responded> {
  const { keys, clock, limiter, simulation, store } = services;
  const { headers } = request.raw;
  const refuseDiffering = services.switches.refuseDifferingCredentials;
  const entry = await authenticate(headers, { keys, clock, refuseDiffering })
    .then(async (holder) =>
      'reason' in holder ? holder : { holder, limited: await limiter(holder.keyId) },
    )
    .catch((error: unknown) => ({ failed: onError(error) }));
  if ('failed' in entry) return { answer: entry.failed };
  if ('reason' in entry) return { answer: unauthenticated(entry.reason), ...entry };
  if (entry.limited) return { answer: entry.limited };
  const { merchant } = entry.holder;
  const switches = { ...services.switches, ...merchant.settings.switches };
  const realTime = clock();
  const now = simulation.timeOf(merchant, realTime);
  const context: Context = { store, keys, merchant, switches, now, realTime };
  const run = () =>
    withBody(services, route, request.raw, (body) => operate(context, route, request, body)).catch(
      (error: unknown) => onError(error, switches),
    );
  const simulated = { merchant, route, headers, signal: () => request.raw.signal };
  return { answer: await simulation.around(simulated, run) };
}

/** Reads the body, if the route has one, for as long as `use` needs it. */
async function withBody(
  services: Services,
  route: Route,
  request: Request,
  use: (body: ReadBody) => Promise<Answer>,
): Promise<Answer> {
  if (route.body === undefined) return use({ value: undefined });
  const maxBytes = maxBodyBytes(route, services.maxBodyBytes);
  const limits = {
    maxBytes,
    maxDroppedBytes: services.maxBodyBytes * droppedBodies,
    isOptional: route.isBodyOptional ?? false,
  };
  const answer = await services.readBody(request, limits, use);
  await services.dropBody(request);
  return answer;
}

/** Checks the parts of a request, then runs the operation. All findings come at once. */
async function operate(
  context: Context,
  route: Route,
  request: HonoRequest,
  read: ReadBody,
): Promise<Answer> {
  const { switches } = context;
  const findings: Finding[] = [];
  const take = ({ value, findings: found }: Validated): unknown => {
    findings.push(...found);
    return value;
  };
  const query = route.query && take(checkQuery(route.query(switches), request.url, switches));
  let body: unknown;
  if (route.body !== undefined) {
    if (read.refused) return bodyAnswer(read.refused, switches);
    const given = read.value === undefined && route.isBodyOptional ? {} : read.value;
    body = take(validate(route.body(switches), given));
    findings.push(...((await route.review?.(given, context)) ?? []));
  }
  if (findings.length > 0) return invalid(switches.validationStatus, limitFindings(findings));
  await applyDueOutcomes(context);
  const fields = await route.run(context, { params: request.param(), query, body });
  return success(route.status(switches), fields);
}

const unexpected: StorageFailure = {
  cause: 'unexpected',
  answer: failure(500, 'INTERNAL_ERROR', 'The sandbox failed; its log says why'),
};

/** Returns the kind of error and its place for the log. The message of a database may quote a value, so it is left out. */
function withoutMessage(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'errcode' in error ? error.errcode : 'code' in error ? error.code : undefined;
  const place = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { name: error.name, code, place };
}
