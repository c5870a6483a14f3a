import type { Settings } from '../config/settings.ts';
import { responseError } from '../errors/responseError.ts';
import type { Exchange } from '../transport/exchange.ts';
import type { Answer, Call } from './call.ts';
import { parseJson } from './parseJson.ts';
import type { ApiResult } from './result.ts';
import { whyRefused } from './shape.ts';

/** The JSON of a value that is nested too deeply to be written. */
const tooDeep = 'null';

/** Returns `value` as JSON, or `tooDeep`. */
function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return tooDeep;
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
  // Written again, so that no escape sequence of the API can hide the key.
  const written = body === undefined ? text : writeJson(body);
  const redacted = redact(written);
  const isBody = redacted === written && written !== tooDeep;
  const json = isBody ? body : parseJson(redacted);
  return { error: responseError({ ...response, issues }, json, redacted), response };
}
