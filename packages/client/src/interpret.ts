import type { Call } from './call.ts';
import { answerError } from './errors/answerError.ts';
import { clip } from './errors/clip.ts';
import { field } from './errors/field.ts';
import { fail } from './errors/makeError.ts';
import type { Exchange } from './exchange.ts';
import { ResponseInfo } from './responseInfo.ts';
import type { ApiResult } from './result.ts';
import { parseRetryAfter } from './retryAfter.ts';
import type { Settings } from './settings.ts';
import { whyRefused } from './shape.ts';

/** The value of a JSON text; undefined, which JSON cannot say, for any other. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readMessage(body: unknown): string | undefined {
  const message = field(body, 'message');
  return typeof message === 'string' ? message : undefined;
}

/** Makes a result of what came back. An answer is a success if it is 2xx and says so itself, in the right shape. */
export async function interpret<Wire, Data>(
  { operation, answer, read }: Call<Wire, Data>,
  exchange: Exchange,
  attempts: number,
  { redact }: Settings,
  signal: AbortSignal,
): Promise<ApiResult<Data>> {
  const { seen, failure } = exchange;
  if (!seen) return { error: fail(operation, attempts, failure) };
  const { status, headers } = seen;
  const requestId = redact(clip(headers.get('x-request-id') ?? '', 128)) || undefined;
  const facts = { status, requestId, retryAfter: parseRetryAfter(headers) };
  const toInfo = (message?: string): ResponseInfo =>
    new ResponseInfo(headers, { status, requestId, attempts, message });
  if (failure) return { error: fail(operation, attempts, failure, facts), response: toInfo() };

  const body = parseJson(exchange.text);
  const isOk = status >= 200 && status < 300;
  const wire = isOk ? answer.accept(body) : undefined;
  if (wire !== undefined) return { data: read(wire), response: toInfo(readMessage(body)) };

  const text = redact(exchange.text);
  const parsed = parseJson(text);
  const raw = parsed === undefined ? text : parsed;
  const issues = isOk ? await whyRefused(answer, body, signal) : [];
  const error = answerError({ ...facts, operation, attempts, raw, issues });
  return { error, response: toInfo() };
}
