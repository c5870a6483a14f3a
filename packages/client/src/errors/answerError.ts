import type { ClientError } from './clientError.ts';
import { clip } from './clip.ts';
import { type Attempt, seal } from './makeError.ts';
import { readFailure } from './readFailure.ts';

/** What is known of an answer that is not a success. */
interface Facts extends Attempt, Pick<ClientError, 'issues'> {
  readonly status: number;
}

/** Why an answer is not one the specification allows. Pages are clipped into it, data never. */
function describeText(json: unknown, text: string): string {
  if (json !== undefined) return 'with an unspecified shape';
  if (text === '') return 'without a body';
  const isPage = !/^\s*["[{\d-]/.test(text);
  return `with text that is not JSON${isPage ? `: ${clip(text, 120)}` : ''}`;
}

/**
 * The error of an answer: the API's own where it keeps to one of its two shapes.
 * `json` is what its `text` says, undefined where that is no JSON.
 */
export function answerError(known: Facts, json: unknown, text: string): ClientError {
  const { status } = known;
  const facts = { ...known, raw: json === undefined ? text : json };
  const said = `The API answered ${status}`;
  const failure = readFailure(json);
  if (!failure) {
    const message = `${said} ${describeText(json, text)}`;
    return seal({ ...facts, kind: 'invalid_response', outcome: 'unknown', message });
  }
  const message = clip(failure.message ?? '', 500) || said;
  const outcome = status < 500 ? 'refused' : 'unknown';
  return seal({ ...facts, ...failure, kind: 'api', outcome, message });
}
