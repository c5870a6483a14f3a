import type { ClientError } from './clientError.ts';
import { clip } from './clip.ts';
import { type AttemptFacts, makeError } from './makeError.ts';
import { readFailure } from './readFailure.ts';

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
 * Returns whether a status says that the API did nothing. A 2xx with the body of an error contradicts itself, and frameworks
 * also answer 408 when a handler that still runs takes too long.
 */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 408;

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
  const outcome = isRefusal(status) ? 'refused' : 'unknown';
  return makeError({ ...facts, ...failure, kind: 'api', outcome, message });
}
