import type { Call } from './call.ts';
import { answerError } from './errors/answerError.ts';
import { clip } from './errors/clip.ts';
import type { Thrown } from './errors/describeThrown.ts';
import { fail } from './errors/makeError.ts';
import type { Exchange } from './exchange.ts';
import { ResponseInfo } from './responseInfo.ts';
import type { ApiResult } from './result.ts';
import { parseRetryAfter } from './retryAfter.ts';
import type { Settings } from './settings.ts';
import { validate } from './validate.ts';

/** The value of a JSON text; undefined, which JSON cannot say, for any other. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const lost: Thrown = { kind: 'connection', outcome: 'unknown', reason: undefined };

const readMessage = (body: unknown): string | undefined =>
  typeof body === 'object' && body && 'message' in body && typeof body.message === 'string'
    ? body.message
    : undefined;

/** Facts of an answer, and a way to hand them out. */
function look(headers: Headers, status: number, attempts: number, { redact }: Settings) {
  const requestId = redact(clip(headers.get('x-request-id') ?? '', 128)) || undefined;
  return {
    seen: { status, requestId, retryAfter: parseRetryAfter(headers) },
    toInfo: (message?: string): ResponseInfo =>
      new ResponseInfo(headers, { status, requestId, attempts, message }),
  };
}

/** Makes a result of what came back. An answer is a success if it is 2xx and says so itself, in the right shape. */
export function interpret<Wire, Data>(
  { operation, answer, read }: Call<Wire, Data>,
  { status, headers, text = '', failure }: Exchange,
  attempts: number,
  settings: Settings,
): ApiResult<Data> {
  if (!headers || status === undefined) {
    return { error: fail(operation, attempts, failure ?? lost) };
  }
  const { seen, toInfo } = look(headers, status, attempts, settings);
  if (failure) return { error: fail(operation, attempts, failure, seen), response: toInfo() };

  const isOk = status >= 200 && status < 300;
  const body = parseJson(text);
  const checked = isOk ? validate(answer, body) : { issues: [] };
  if (!checked.issues) {
    return { data: read(checked.value), response: toInfo(readMessage(body)) };
  }
  const safe = settings.redact(text);
  const raw = parseJson(safe) ?? safe;
  return {
    error: answerError({ ...seen, operation, attempts, raw, issues: checked.issues }),
    response: toInfo(),
  };
}
