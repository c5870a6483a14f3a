import type { ClientError } from './clientError.ts';
import { clip } from './clip.ts';
import { seal } from './makeError.ts';
import { readFailure } from './readFailure.ts';

const describeStatus = (status: number): string => `The API answered ${status}`;

/** Why an answer is not one the specification allows. Pages are clipped into it, data never. */
function describeAnswer(status: number, raw: unknown): string {
  const start = describeStatus(status);
  if (typeof raw !== 'string') return `${start} with an unspecified shape`;
  if (raw === '') return `${start} without a body`;
  const isPage = !/^\s*["[{\d-]/.test(raw);
  return `${start} with text that is not JSON${isPage ? `: ${clip(raw, 120)}` : ''}`;
}

/** What is known of an answer that is not a success. */
type Facts = Pick<
  ClientError,
  'operation' | 'attempts' | 'requestId' | 'retryAfter' | 'issues' | 'raw'
> & { readonly status: number };

/** The error of an answer: the API's own where it keeps to one of its two shapes. */
export function answerError(facts: Facts): ClientError {
  const { status, raw } = facts;
  const failure = readFailure(raw);
  if (!failure) {
    const message = describeAnswer(status, raw);
    return seal({ ...facts, kind: 'invalid_response', outcome: 'unknown', message });
  }
  const message = clip(failure.message ?? '', 500) || describeStatus(status);
  const outcome = status < 500 ? 'refused' : 'unknown';
  return seal({ ...facts, ...failure, kind: 'api', outcome, message });
}
