import type { Answer, Call } from './call.ts';
import { answerError } from './errors/answerError.ts';
import type { ResponseInfo } from './responseInfo.ts';
import type { ApiResult } from './result.ts';
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

/** Makes a result of an answer. It is a success if it is 2xx and says so itself, in the right shape. */
export async function interpret<Wire extends Answer, Data>(
  { answer, read }: Call<Wire, Data>,
  { ok: isOk }: Response,
  response: ResponseInfo,
  text: string,
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
  // Written anew, no escape of the API's can hide the key.
  const said = redact(body === undefined ? text : JSON.stringify(body));
  return { error: answerError({ ...response, issues }, parseJson(said), said), response };
}
