import type { ClientError } from './clientError.ts';
import { clip } from './clip.ts';
import { type AttemptFacts, makeError } from './makeError.ts';
import { readFailure } from './readFailure.ts';

/** The code by which `createApiHandler` says that it sent nothing to the API. */
export const notSent = 'NOT_SENT';

/** What is known about a response that is not a success. */
interface ResponseFacts extends AttemptFacts, Pick<ClientError, 'issues'> {
  readonly status: number;
}

/** Returns why the specification doesn't allow a response. The message quotes the start of an HTML page, never data. */
function describeText(json: unknown, text: string): string {
  if (json !== undefined) return 'with an unspecified shape';
  if (text === '') return 'without a body';
  const isPage = !/^\s*["[{\d-]/.test(text);
  return `with text that is not JSON${isPage ? `: ${clip(text, 120)}` : ''}`;
}

/**
 * Returns the error of a response: the API's own if the body has one of its two error shapes.
 * `json` is the parsed `text`, undefined if that is not JSON.
 */
export function responseError(known: ResponseFacts, json: unknown, text: string): ClientError {
  const { status } = known;
  const facts = { ...known, raw: json === undefined ? text : json };
  const answered = `The API answered ${status}`;
  const failure = readFailure(json);
  if (!failure) {
    const message = `${answered} ${describeText(json, text)}`;
    return makeError({ ...facts, kind: 'invalid_response', outcome: 'unknown', message });
  }
  const message = clip(failure.message ?? '', 500) || answered;
  // A 2xx contradicts the error in its body, and frameworks answer 408 while a slow handler still runs.
  const mayHaveActed =
    failure.code !== notSent && (status < 400 || status === 408 || status >= 500);
  const outcome = mayHaveActed ? 'unknown' : 'refused';
  return makeError({ ...facts, ...failure, kind: 'api', outcome, message });
}
