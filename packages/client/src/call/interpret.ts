import type { Settings } from '../config/settings.ts';
import { responseError } from '../errors/responseError.ts';
import type { Exchange } from '../transport/exchange.ts';
import type { Answer, Call } from './call.ts';
import type { ApiResult } from './result.ts';
import { whyRefused } from './shape.ts';

/** Returns the value of a JSON text, or undefined, which JSON cannot express. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns `value` as JSON, or `null` if it is nested too deeply. */
function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return 'null';
  }
}

/** Returns the result of a response. It is a success if the status is 2xx and the body has the right shape. */
export async function interpret<Wire extends Answer, Data>(
  { answer, read }: Call<Wire, Data>,
  { isOk, text, response }: Exclude<Exchange, { readonly error: object }>,
  { redact }: Settings,
  signal: AbortSignal,
): Promise<ApiResult<Data>> {
  const body = parseJson(text);
  const wire = isOk ? answer.accept(body) : undefined;
  if (wire) {
    const message = wire.message ?? undefined;
    return { data: read(wire), response: Object.assign(response, { message }) };
  }

  const issues = isOk ? await whyRefused(answer, body, signal) : [];
  // Written again, no escape sequence of the API can hide the key.
  const redacted = redact(body === undefined ? text : writeJson(body));
  const json = body === undefined ? undefined : parseJson(redacted);
  return { error: responseError({ ...response, issues }, json, redacted), response };
}
