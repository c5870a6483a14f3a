import type { Answer, Call } from './call.ts';
import { answerError } from './errors/answerError.ts';
import type { ResponseInfo } from './responseInfo.ts';
import type { ApiResult } from './result.ts';
import type { Settings } from './settings.ts';
import { whyRefused } from './shape.ts';

/** The value of a JSON text, its strings as `read` has them; undefined, which JSON cannot say, for any other. */
function parseJson(text: string, read?: (text: string) => string): unknown {
  try {
    return JSON.parse(
      text,
      read && ((_, value) => (typeof value === 'string' ? read(value) : value)),
    );
  } catch {
    return undefined;
  }
}

/** Makes a result of an answer. It is a success if it is 2xx and says so itself, in the right shape. */
export async function interpret<Wire extends Answer, Data>(
  { answer, read }: Call<Wire, Data>,
  response: ResponseInfo,
  text: string,
  { redact }: Settings,
  signal: AbortSignal,
): Promise<ApiResult<Data>> {
  const body = parseJson(text);
  const isOk = response.status >= 200 && response.status < 300;
  const wire = isOk ? answer.accept(body) : undefined;
  if (wire) {
    const message = wire.message ?? undefined;
    return { data: read(wire), response: Object.assign(response, { message }) };
  }

  const issues = isOk ? await whyRefused(answer, body, signal) : [];
  // Before parsing for the names of fields, after it for what an escape hides.
  const said = redact(text);
  return { error: answerError({ ...response, issues }, parseJson(said, redact), said), response };
}
